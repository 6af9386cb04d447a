/* Empty on purpose, as instrumentation.js is. */
