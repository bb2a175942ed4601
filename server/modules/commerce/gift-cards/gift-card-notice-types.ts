import { siteName } from '@arvand/contracts/site-name'
import { tomanText } from '@arvand/persian/money'
import { noticeType } from '#plugs/notice-type'

const giftCardArrived = noticeType({
  name: 'gift-card-arrived',
  title: 'رسیدن کارت هدیه',
  group: 'purchases',
  // The SMS with the code was already sent.
  ways: [],
  write: ({ amount, giver }: { amount: number; giver: string | null }) => ({
    title: `${giver ?? siteName()} برایتان کارت هدیه فرستاده است`,
    body: `ارزش آن ${tomanText(amount)} است. کد آن پیامک شده است؛ آن را به حساب خود یا به کیف پول اضافه کنید.`,
    link: '/panel/gift-cards',
  }),
})

const giftCardReady = noticeType({
  name: 'gift-card-ready',
  title: 'آماده شدن کارت هدیه',
  group: 'purchases',
  ways: [],
  write: ({ count, amount }: { count: number; amount: number }) => ({
    title: count === 1 ? 'کارت هدیهٔ شما آماده است' : 'کارت‌های هدیهٔ شما آماده است',
    body: `هر کارت ${tomanText(amount)} ارزش دارد. کد و زمان ارسال آن را در پنل ببینید.`,
    link: '/panel/gift-cards?which=bought',
  }),
})

/** The notice types about gift cards. */
export const giftCardNoticeTypes = { giftCardArrived, giftCardReady } as const
