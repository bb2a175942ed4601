export { addressesIn, plainPath } from './html/addresses.ts'
export { dividedText } from './html/divide-text.ts'
export type { HtmlFiles, HtmlLoss } from './html/html-files.ts'
export { htmlToText } from './html/html-to-text.ts'
