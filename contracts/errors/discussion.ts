import type { ErrorTable } from './error-table.ts'

export const discussionErrors = {
  'discussion.unknown': {
    status: 404,
    sentence: 'این گفت‌وگو پیدا نشد؛ شاید حذف شده باشد. فهرست پرسش‌ها را ببینید.',
  },
  'discussion.not-open': {
    status: 403,
    sentence: 'این گفت‌وگو برای کسانی است که این درس برایشان باز است. اول درس را باز کنید.',
  },
  'discussion.locked': {
    status: 409,
    sentence: 'این گفت‌وگو بسته شده است. اگر پرسش تازه‌ای دارید، گفت‌وگوی دیگری شروع کنید.',
  },
  'discussion.not-yours': {
    status: 403,
    sentence: 'این نوشته مال شما نیست. اگر نادرست است، آن را گزارش کنید.',
  },
  'discussion.own-post': {
    status: 409,
    sentence: 'این نوشتهٔ خود شماست. اگر می‌خواهید، آن را ویرایش کنید یا بردارید.',
  },
  'discussion.not-the-asker': {
    status: 403,
    sentence: 'پاسخ درست را پرسنده یا مدرس انتخاب می‌کند. اگر پاسخی را پسندیدید، آن را بپسندید.',
  },
  'discussion.marked-by-teacher': {
    status: 409,
    sentence: 'مدرس پاسخ درست را انتخاب کرده است. اگر هنوز پرسشی مانده است، زیر همان پاسخ بنویسید.',
  },
  'discussion.appealed': {
    status: 409,
    sentence: 'برای این نوشته پیش‌تر درخواست بازبینی داده‌اید. نتیجه را خبر می‌دهیم.',
  },
  'discussion.appeal-over': {
    status: 409,
    sentence: 'مهلت درخواست بازبینی برای این نوشته گذشته است. اگر لازم است، آن را از نو بنویسید.',
  },
  'discussion.appeal-decided': {
    status: 409,
    sentence: 'دربارهٔ این درخواست پیش‌تر تصمیم گرفته شده است. فهرست را تازه کنید.',
  },
  'discussion.settled': {
    status: 409,
    sentence: 'به گزارش‌های این نوشته پیش‌تر رسیدگی شده است. فهرست را تازه کنید.',
  },
} as const satisfies ErrorTable
