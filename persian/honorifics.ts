/** Titles that people write before a name. */
export const honorifics: ReadonlySet<string> = new Set([
  'دکتر',
  'مهندس',
  'استاد',
  'آقای',
  'خانم',
  'سرکار',
  'جناب',
])

/** Arabic ك and ي are folded here and not by `searchKey`, whose table is too heavy for every page with a portrait. */
const isHonorific = (word: string) => honorifics.has(word.replaceAll('ك', 'ک').replaceAll('ي', 'ی'))

/** A name without the titles people write before it: «جناب آقای دکتر نیک‌پور» is «نیک‌پور». One word always stays. */
export function withoutHonorifics(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = words.findIndex((word) => !isHonorific(word))
  return words.slice(first < 0 ? -1 : first).join(' ')
}
