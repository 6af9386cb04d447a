const path = require('node:path');

module.exports = {
  poweredByHeader: false,
  turbopack: { root: path.join(__dirname, '../..') },
  serverExternalPackages: ['@electric-sql/pglite'],
};
