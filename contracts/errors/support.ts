import type { ErrorTable } from './error-table.ts'

export const supportErrors = {
  'support.state-changed': {
    status: 409,
    sentence: 'وضعیت این پیام پیش‌تر عوض شده است. صفحه را دوباره باز کنید.',
  },
  'support.answered-meanwhile': {
    status: 409,
    sentence:
      'تا شما می‌نوشتید، پیام تازه‌ای به این گفت‌وگو رسید. آن را بخوانید و دوباره بفرستید؛ نوشتهٔ شما مانده است.',
  },
  'support.ticket-closed': {
    status: 409,
    sentence: 'این تیکت بسته است. اگر موضوع حل نشده، در همین صفحه پاسخ بنویسید تا دوباره باز شود.',
  },
  'support.ticket-not-closed': {
    status: 409,
    sentence: 'پس از بسته شدن تیکت می‌توانید به پاسخ‌گویی امتیاز بدهید.',
  },
  'support.too-many-open': {
    status: 409,
    sentence: 'بیست تیکت باز دارید. پیش از باز کردن تیکت تازه، در یکی از همان‌ها بنویسید یا یکی را ببندید.',
  },
  'support.unknown-context': {
    status: 422,
    sentence: 'درس، فاکتور یا آزمونی که تیکت از آن باز شده پیدا نشد. تیکت را بدون آن بفرستید.',
  },
  'support.too-many-canned-answers': {
    status: 409,
    sentence: 'دویست پاسخ آماده دارید. پیش از افزودن، یکی را بردارید.',
  },
  'support.unknown-assignee': {
    status: 422,
    sentence: 'این فرد در گروه پشتیبانی نیست. یکی از مدیران پشتیبانی را انتخاب کنید.',
  },
} as const satisfies ErrorTable
