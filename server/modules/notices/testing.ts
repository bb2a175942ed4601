import { noticeType } from '#plugs/notice-type'

/** The demo writes notices of earlier days as they are. */
export { notices } from './tables.ts'

/** A notice type for tests: sent by SMS and mail, can wait for the morning, can be turned off. */
export const aKind = noticeType({
  name: 'sample',
  title: 'نمونه',
  group: 'learning',
  ways: ['sms', 'mail'],
  write: ({ word }: { word: string }) => ({ title: `خبر ${word}`, body: `متن ${word}`, link: '/panel' }),
})

/** The same, but urgent, and its SMS cannot be turned off. */
export const anUrgentKind: typeof aKind = {
  ...aKind,
  name: 'urgent-sample',
  urgent: true,
  locked: { sms: 'این نمونه خاموش نمی‌شود.' },
}
