const lettersAndSpaces = /^[A-Za-zآ-غف-يٱپچژکگۀیأإؤئءة\u0654\u200c\s]+$/

/** Whether there are only Latin or Persian letters, spaces and half-spaces, and at least one letter. */
export function isLettersOnly(text: string): boolean {
  return lettersAndSpaces.test(text) && /\p{L}/u.test(text)
}

/** Whether any character of the Persian (Arabic) script is in the text, digits and marks included. */
export function containsPersian(text: string): boolean {
  return /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/.test(text)
}
