/**
 * Time zones that lie in Canada alone (IANA tzdb, zone.tab, country code CA), with the names that browsers of earlier
 * years still report for them.
 */
export const canadianTimeZones = [
  ...['St_Johns', 'Halifax', 'Glace_Bay', 'Moncton', 'Goose_Bay', 'Blanc-Sablon', 'Toronto'],
  ...['Iqaluit', 'Atikokan', 'Winnipeg', 'Resolute', 'Rankin_Inlet', 'Regina', 'Swift_Current'],
  ...['Edmonton', 'Cambridge_Bay', 'Inuvik', 'Creston', 'Dawson_Creek', 'Fort_Nelson'],
  ...['Whitehorse', 'Dawson', 'Vancouver'],
  // Linked to another zone by later editions.
  ...['Montreal', 'Nipigon', 'Thunder_Bay', 'Rainy_River', 'Pangnirtung', 'Yellowknife'],
  'Coral_Harbour',
].map((city) => `America/${city}`);
