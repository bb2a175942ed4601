/** Programs whose own browser often has no camera, no microphone and no screen. */
const names: readonly (readonly [RegExp, string])[] = [
  [/Telegram/i, 'تلگرام'],
  [/Eitaa/i, 'ایتا'],
  [/\bBale\b/i, 'بله'],
  [/Rubika/i, 'روبیکا'],
  [/Instagram/i, 'اینستاگرام'],
  [/WhatsApp/i, 'واتساپ'],
  // Any other program on Android that shows pages by itself.
  [/; wv\)/, 'یک برنامهٔ دیگر'],
]

/** The program in which a page is open instead of a browser; null in a browser. Telegram on iOS tells by its bridge alone. */
export function programAround(userAgent: string, page: object): string | null {
  if ('TelegramWebviewProxy' in page || 'TelegramWebview' in page) return 'تلگرام'
  return names.find(([mark]) => mark.test(userAgent))?.[1] ?? null
}
