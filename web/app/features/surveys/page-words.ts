/** What the page of a survey says itself; the words of its form come with that. */
export const pageWords = {
  closed: 'این نظرسنجی بسته شده است',
  closedText: 'زمان پاسخ‌گویی به پایان رسیده و پاسخ تازه‌ای ثبت نمی‌شود.',
  answeredTitle: 'به این نظرسنجی پاسخ داده‌اید',
  answeredText: 'پاسخ شما ثبت شده است. سپاسگزاریم.',
  accountNeeded: 'برای پاسخ دادن وارد شوید',
  accountText: 'در این نظرسنجی هر کاربر یک بار پاسخ می‌دهد.',
  signIn: 'ورود یا ثبت‌نام',
  crumb: 'نظرسنجی',
} as const
