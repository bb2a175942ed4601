/** Latin names that may be used in a Persian sentence, because people know them by no other name. */
const latinNames = [
  'PDF',
  'CSV',
  'XLSX',
  'ZIP',
  'JSON',
  'HTML',
  'SCORM',
  'xAPI',
  'LTI',
  'QR',
  'URL',
  'CAPTCHA',
  'HEIC',
  'JPG',
  'RAR',
  'MP3',
  'MP4',
  'H5P',
  'UTF-8',
  'XML',
  'Moodle XML',
  'GIFT',
  'Aiken',
  'QTI',
]

const asWhole = new RegExp(`(?<![A-Za-z0-9'-])(?:${latinNames.join('|')})(?![A-Za-z0-9'-])`, 'g')

/** A text without those names. */
export const withoutLatinNames = (text: string): string => text.replace(asWhole, '')
