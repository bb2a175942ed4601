const lettersAndSpaces = /^[A-Za-zآ-غف-يٱپچژکگۀیأإؤئءة\u0654\u200c\s]+$/

/** Whether there are only Latin or Persian letters, spaces and half-spaces, and at least one letter. */
export function isLettersOnly(text: string): boolean {
  return lettersAndSpaces.test(text) && /\p{L}/u.test(text)
}

/** Vowel signs (تشکیل) and kashida, which stretches a word. They are no letters, and nobody types them in a search. */
const decoration = /[\u064b-\u0653\u0670\u0640]/g

/** The text without vowel signs and stretched words: «مُحَمَّـد» is «محمد». */
export function withoutVowelSigns(text: string): string {
  return text.replace(decoration, '')
}

/** Only the letters of a text, with one space between words: “José O'Brien 2” gives “Jose OBrien”. */
export function lettersOf(text: string): string {
  return withoutVowelSigns(
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .normalize('NFC'),
  )
    .replace(/[^A-Za-zآ-غف-يٱپچژکگۀیأإؤئءة\u0654\u200c]+/g, ' ')
    .trim()
}

/** Whether any character of the Persian (Arabic) script is in the text, digits and marks included. */
export function containsPersian(text: string): boolean {
  return /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/.test(text)
}
