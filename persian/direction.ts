/**
 * The direction of a text: `auto` is that of its first letter. A Persian sentence that begins with a Latin word
 * («SQL زبانی است که…») is still right-to-left.
 */
export function directionOf(text: string): 'rtl' | 'auto' {
  const [latin, persian] = [text.match(/[A-Za-z]/g), text.match(/\p{Script=Arabic}/gu)]
  return latin && persian && persian.length > latin.length ? 'rtl' : 'auto'
}

/** A letter of the Persian script; digits are in both directions. */
const persianLetter = /(?!\p{N})\p{Script=Arabic}/u

/**
 * The direction of a title or another short text: right to left where it has any Persian, though it begins with Latin
 * letters and has more of them («HTML و CSS از صفر»).
 */
export const titleDirection = (text: string): 'rtl' | 'ltr' => (persianLetter.test(text) ? 'rtl' : 'ltr')
