function codePoints(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join('')
}

/**
 * The only folding table of search: each character of `from` becomes `to`. A key is NFKC, lower case, this table,
 * NFC, single spaces. The SQL version of this function does the same with `translate()` over the same rows.
 */
export const foldingTable: readonly { readonly from: string; readonly to: string }[] = [
  { from: 'يىےئ', to: 'ی' },
  { from: 'كڪ', to: 'ک' },
  { from: 'ةۀہۃھە', to: 'ه' },
  { from: 'آأإٱ', to: 'ا' },
  { from: 'ؤ', to: 'و' },
  { from: '۰٠', to: '0' },
  { from: '۱١', to: '1' },
  { from: '۲٢', to: '2' },
  { from: '۳٣', to: '3' },
  { from: '۴٤', to: '4' },
  { from: '۵٥', to: '5' },
  { from: '۶٦', to: '6' },
  { from: '۷٧', to: '7' },
  { from: '۸٨', to: '8' },
  { from: '۹٩', to: '9' },
  // Half-space, no-break space, line breaks and tabs separate words.
  { from: '\u200c\u00a0\u0085\u1680\u2028\u2029\t\n\v\f\r', to: ' ' },
  // Vowel signs, hamza above and below, dagger alef, kashida, and the dot that lower-casing İ leaves.
  { from: `${codePoints(0x64b, 0x65f)}\u0670\u0640\u0307`, to: '' },
  // Joiners, direction marks, soft hyphen, byte order mark.
  {
    from: `\u00ad\u061c\u200b\u200d\u200e\u200f${codePoints(0x202a, 0x202e)}\u2060${codePoints(0x2066, 0x2069)}\ufeff`,
    to: '',
  },
  {
    from: `${codePoints(0x00, 0x08)}${codePoints(0x0e, 0x1f)}${codePoints(0x7f, 0x84)}${codePoints(0x86, 0x9f)}`,
    to: '',
  },
]

const folds = new Map(
  foldingTable.flatMap(({ from, to }) => Array.from(from, (letter) => [letter, to] as const)),
)

// Letter by letter, because lower-casing a whole word turns a last Σ into ς, and SQL does not.
function fold(letter: string): string {
  let folded = ''
  for (const part of letter.toLowerCase()) folded += folds.get(part) ?? part
  return folded
}

/**
 * What is left out of a key, so that what is written joined, spaced or with a half-space is one word: the space after
 * «می» and «نمی», the one before the plural, and «ی» of an ezafe after a silent he. SQL has the same expression.
 */
export const needlessInKey =
  /(?<=(?:^| )ن?می) (?=[^ ])|(?<=[^ ]) (?=ها(?:ی|یی|یم|یت|یش|یمان|یتان|یشان)?(?: |$))|(?<=ه)(?: ی)+(?= |$)/g

/**
 * The key to search by, with one space between words: «مي‌روم» and «می روم» give «میروم», «نامه‌ی» and «نامهٔ» give
 * «نامه». Never shown to people.
 */
export function searchKey(text: string): string {
  let key = ''
  for (const letter of text.normalize('NFKC')) key += fold(letter)
  return key.normalize('NFC').replace(/ +/g, ' ').replace(/^ | $/g, '').replace(needlessInKey, '')
}

/**
 * Whether so little text can be searched for: one Persian letter is in nearly everything, but a Latin one is a name
 * («R», «C»), and a digit a number.
 */
export const isEnoughToSearch = (text: string): boolean => /^[a-z\d]$|../u.test(searchKey(text))

/** The second key of search, without any space, by which «دستنویس» finds «دست‌نویس» too. */
export function joinedSearchKey(text: string): string {
  return searchKey(text).replaceAll(' ', '')
}
