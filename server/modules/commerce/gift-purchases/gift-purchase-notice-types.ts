import { noticeType } from '#plugs/notice-type'

const presentArrived = noticeType({
  name: 'present-arrived',
  title: 'رسیدن هدیه',
  // The SMS with the link was already sent.
  ways: [],
  write: ({ title, giver }: { title: string; giver: string }) => ({
    title: `${giver} به شما هدیه‌ای داده است`,
    body: `هدیهٔ شما «${title}» است. آن را بگیرید تا باز شود.`,
    link: '/panel/presents',
  }),
})

const presentTaken = noticeType({
  name: 'present-taken',
  title: 'گرفته شدن هدیه',
  ways: [],
  write: ({ title, name }: { title: string; name: string | null }) => ({
    title: `${name ?? 'گیرنده'} هدیهٔ شما را گرفت`,
    body: `«${title}» برای گیرندهٔ هدیه باز شد.`,
    link: '/panel/presents',
  }),
})

const seatHanded = noticeType({
  name: 'seat-handed',
  title: 'صندلی خریداری‌شده',
  ways: [],
  write: ({ title, giver }: { title: string; giver: string }) => ({
    title: `${giver} «${title}» را برایتان خریده است`,
    body: `صندلی شما در «${title}» آماده است. آن را بگیرید تا باز شود.`,
    link: '/panel/presents',
  }),
})

/** The notice types about presents and seats. */
export const giftPurchaseNoticeTypes = { presentArrived, presentTaken, seatHanded } as const
