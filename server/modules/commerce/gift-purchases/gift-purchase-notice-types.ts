import { noticeType } from '#plugs/notice-type'

const giftArrived = noticeType({
  name: 'gift-purchase-arrived',
  title: 'رسیدن هدیه',
  group: 'purchases',
  // The SMS with the link was already sent.
  ways: [],
  write: ({ title, giver }: { title: string; giver: string }) => ({
    title: `${giver} به شما هدیه‌ای داده است`,
    body: `هدیهٔ شما «${title}» است. آن را بگیرید تا باز شود.`,
    link: '/panel/gifts',
  }),
})

const giftTaken = noticeType({
  name: 'gift-purchase-taken',
  title: 'گرفته شدن هدیه',
  group: 'purchases',
  ways: [],
  write: ({ title, name }: { title: string; name: string | null }) => ({
    title: `${name ?? 'گیرنده'} هدیهٔ شما را گرفت`,
    body: `«${title}» برای گیرندهٔ هدیه باز شد.`,
    link: '/panel/gifts',
  }),
})

const seatHanded = noticeType({
  name: 'seat-handed',
  title: 'صندلی خریداری‌شده',
  group: 'purchases',
  ways: [],
  write: ({ title, giver }: { title: string; giver: string }) => ({
    title: `${giver} «${title}» را برایتان خریده است`,
    body: `صندلی شما در «${title}» آماده است. آن را بگیرید تا باز شود.`,
    link: '/panel/gifts',
  }),
})

/** The notice types about gifts and seats. */
export const giftPurchaseNoticeTypes = { giftArrived, giftTaken, seatHanded } as const
