import type { ErrorTable } from './error-table.ts'

export const socialErrors = {
  'social.unknown-post': {
    status: 404,
    sentence: 'این پست پیدا نشد؛ شاید حذف شده باشد. فید را ببینید.',
  },
  'social.unknown-person': {
    status: 404,
    sentence: 'این شخص پیدا نشد. شاید حسابش را حذف کرده باشد.',
  },
  'social.without-lesson': {
    status: 409,
    sentence: 'این پست دربارهٔ درسی نیست. برای پرسش از درس، از صفحهٔ همان درس در فید بپرسید.',
  },
  'social.not-yours': {
    status: 403,
    sentence: 'فقط نویسندهٔ پست یا مدرس دوره آن را به گفت‌وگوی درس می‌برد.',
  },
  'social.unknown-topic': {
    status: 404,
    sentence: 'پستی با این برچسب پیدا نشد. املای آن را بررسی کنید یا فید را ببینید.',
  },
  'social.own-account': {
    status: 409,
    sentence: 'این حساب خود شماست. شخص دیگری را انتخاب کنید.',
  },
  'social.blocked-by-you': {
    status: 409,
    sentence: 'این شخص را مسدود کرده‌اید. برای دنبال کردن، اول مسدودی را بردارید.',
  },
  'social.without-poll': {
    status: 404,
    sentence: 'این پست نظرسنجی ندارد. صفحه را تازه کنید.',
  },
  'social.own-poll': {
    status: 409,
    sentence: 'در نظرسنجی پست خودتان رأی نمی‌دهید؛ نتیجه را زیر پست می‌بینید.',
  },
  'social.poll-over': {
    status: 409,
    sentence: 'زمان رأی دادن تمام شده است. نتیجه را زیر پست ببینید.',
  },
  'social.unknown-choice': {
    status: 422,
    sentence: 'این گزینه در نظرسنجی نیست. صفحه را تازه کنید و گزینه‌ای را انتخاب کنید.',
  },
  'social.voted': {
    status: 409,
    sentence: 'پیش‌تر رأی داده‌اید و رأی عوض نمی‌شود. نتیجه را زیر پست ببینید.',
  },
} as const satisfies ErrorTable
