import Bowser from 'bowser'

const browsers: Readonly<Record<string, string>> = {
  Chrome: 'کروم',
  Chromium: 'کرومیوم',
  Firefox: 'فایرفاکس',
  Safari: 'سافاری',
  'Microsoft Edge': 'اج',
  Opera: 'اپرا',
  'Samsung Internet for Android': 'مرورگر سامسونگ',
  'Yandex Browser': 'یاندکس',
  'Android Browser': 'مرورگر اندروید',
  Vivaldi: 'ویوالدی',
}

const systems: Readonly<Record<string, string>> = {
  Windows: 'ویندوز',
  macOS: 'مک',
  iOS: 'آیفون یا آیپد',
  Android: 'اندروید',
  Linux: 'لینوکس',
  'Chrome OS': 'کروم‌بوک',
}

/** A device name that a person recognizes: «کروم روی ویندوز». */
export function deviceName(userAgent: string): string {
  if (userAgent.trim() === '') return 'دستگاه ناشناس'
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500))
  const program = browsers[browser.name ?? '']
  const system = systems[os.name ?? '']
  if (program && system) return `${program} روی ${system}`
  if (program) return program
  return system ? `برنامه‌ای روی ${system}` : 'دستگاه ناشناس'
}
