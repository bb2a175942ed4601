import { noticeType } from '#plugs/notice-type'

/** A kind for tests: goes out by SMS and mail, can wait for the morning, may be muted. */
export const aKind = noticeType({
  name: 'sample',
  title: 'نمونه',
  ways: ['sms', 'mail'],
  write: ({ word }: { word: string }) => ({ title: `خبر ${word}`, body: `متن ${word}`, link: '/panel' }),
})

/** The same, but urgent and not to be muted by SMS. */
export const anUrgentKind = noticeType({
  ...aKind,
  name: 'urgent-sample',
  urgent: true,
  locked: { sms: 'این نمونه خاموش نمی‌شود.' },
})
