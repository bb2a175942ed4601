const invisible =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}\p{Cs}]/gu
const presentationForms = /[\ufb50-\ufbff\ufe70-\ufefc]+/g
const strayJoiner = /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|ه)\u200d/gu
const notWordy = '[^\\p{L}\\p{N}\\p{M}]'
const strayHalfSpace = new RegExp(`(?<=^|${notWordy})\\u200c+|\\u200c+(?=$|${notWordy})`, 'gmu')

// Invisible characters are removed before letters are normalized, because the letters around them may combine.
function withoutInvisible(text: string): string {
  return text.replace(invisible, '').replace(strayJoiner, '')
}

function withPersianLetters(text: string): string {
  return text
    .replace(presentationForms, (forms) => forms.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
}

function withTidyHalfSpaces(text: string): string {
  return text.replace(/\u200c{2,}/g, '\u200c').replace(strayHalfSpace, '')
}

/**
 * One line of a person's text as it is stored: Persian «ی» and «ک», half-spaces only inside words, no control,
 * direction or null characters, one space between words. Digits, capitals and all other letters stay as typed.
 */
export function cleanLine(text: string): string {
  const line = withoutInvisible(text).replace(/[\s\u0085]/g, ' ')
  return withTidyHalfSpaces(withPersianLetters(line)).replace(/ +/g, ' ').trim()
}

/**
 * A line in which the signs of «C++», «C#» and «.NET» stay at their side of the name, though the line runs from right
 * to left: a left-to-right mark stands on the other side of the sign. Keys of search do not hold it.
 */
export const withSignsAtNames = (line: string): string =>
  line
    .replace(/[A-Za-z][A-Za-z0-9]*[+#]+(?![\p{L}\p{N}+#])/gu, '$&\u200e')
    .replace(/(?<![\p{L}\p{N}.])\.(?=[A-Za-z])/gu, '\u200e.')

/** The same for text of many lines: line breaks and indentation stay, at most one blank line in a row. */
export function cleanLines(text: string): string {
  const lines = withoutInvisible(text).replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
  return withTidyHalfSpaces(withPersianLetters(lines))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '')
}

/** Whether nothing of the text can be seen: empty, spaces, or only characters that `cleanLine` drops. */
export function isBlank(text: string): boolean {
  return cleanLine(text).replace(/[\p{M}\p{Cf}\s\u2800\u3164\u115f\u1160\uffa0]/gu, '') === ''
}
