const most = 160

const endings: Readonly<Record<string, string>> = { 'text/vtt': 'vtt' }

/** A safe name to show and to save under: one line, no path, no bidirectional control characters. */
export function fileName(given: string, type: string): string {
  const bare = given
    .normalize('NFC')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu, ' ')
    .split(/[\\/]/)
    .at(-1)
  const name = (bare ?? '')
    .replace(/["<>|:*?]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
  return withEnding(shortened(name || 'فایل'), endings[type])
}

/** Shortens a long name in its middle, so that the file extension stays. */
function shortened(name: string): string {
  const letters = [...name]
  if (letters.length <= most) return name
  return [...letters.slice(0, most - 21), '…', ...letters.slice(-20)].join('')
}

/** A rewritten file has another type, so it gets the file extension of that type. */
function withEnding(name: string, ending: string | undefined): string {
  if (ending === undefined || name.endsWith(`.${ending}`)) return name
  return `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.${ending}`
}
