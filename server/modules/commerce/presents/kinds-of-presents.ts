import { noticeKind } from '#modules/notices'

const presentArrived = noticeKind({
  name: 'present-arrived',
  title: 'رسیدن هدیه',
  // The message with the link has gone to the phone already.
  ways: [],
  write: ({ title, giver }: { title: string; giver: string }) => ({
    title: `${giver} دوره‌ای به شما هدیه داده است`,
    body: `هدیهٔ شما دورهٔ «${title}» است. آن را بگیرید تا باز شود.`,
    link: '/panel/presents',
  }),
})

const presentTaken = noticeKind({
  name: 'present-taken',
  title: 'گرفته شدن هدیه',
  ways: [],
  write: ({ title, name }: { title: string; name: string | null }) => ({
    title: `${name ?? 'گیرنده'} هدیهٔ شما را گرفت`,
    body: `دورهٔ «${title}» برای گیرندهٔ هدیه باز شد.`,
    link: '/panel/presents',
  }),
})

const seatHanded = noticeKind({
  name: 'seat-handed',
  title: 'صندلی دوره',
  ways: [],
  write: ({ title, giver }: { title: string; giver: string }) => ({
    title: `${giver} برایتان دوره‌ای خریده است`,
    body: `صندلی شما در دورهٔ «${title}» آماده است. آن را بگیرید تا باز شود.`,
    link: '/panel/presents',
  }),
})

/** What is told of presents and seats. */
export const kindsOfPresents = { presentArrived, presentTaken, seatHanded } as const
