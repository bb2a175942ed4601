import { formatDate } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { formatPercent } from '@arvand/persian/numbers'
import { noticeType } from '#plugs/notice-type'

interface AboutReward {
  /** Rials. */
  readonly amount: number
  readonly until: string | null
}

const link = '/panel/referral'

const held = noticeType({
  name: 'referral-reward-held',
  title: 'پاداش دعوت از دوستان',
  group: 'purchases',
  ways: [],
  write: ({ amount, until }: AboutReward) => ({
    title: `${tomanText(amount)} پاداش دعوت گرفتید`,
    body: until
      ? `از ${formatDate(new Date(until))}، پس از پایان مهلت بازپرداخت، می‌توانید با آن خرید کنید.`
      : '',
    link,
  }),
})

const released = noticeType({
  name: 'referral-reward-released',
  title: 'آزاد شدن پاداش دعوت',
  group: 'purchases',
  ways: ['mail'],
  write: ({ amount }: AboutReward) => ({
    title: `${tomanText(amount)} پاداش دعوت آزاد شد`,
    body: 'این مبلغ در کیف پول شماست. می‌توانید همین حالا با آن خرید کنید.',
    link,
  }),
})

const takenBack = noticeType({
  name: 'referral-reward-taken-back',
  title: 'برگشت پاداش دعوت',
  group: 'purchases',
  ways: [],
  write: ({ amount }: AboutReward) => ({
    title: `${tomanText(amount)} پاداش دعوت برگشت`,
    body: 'خریدی که پاداش برای آن بود بازپرداخت شد.',
    link,
  }),
})

interface Welcome {
  readonly code: string
  readonly percent: number
  /** An instant, as ISO text. */
  readonly until: string
}

const welcome = noticeType({
  name: 'referral-welcome',
  title: 'کد تخفیف اولین خرید',
  group: 'purchases',
  ways: ['sms', 'mail'],
  write: ({ code, percent, until }: Welcome) => ({
    title: `${formatPercent(percent)} تخفیف برای اولین خرید شما`,
    body: `هدیهٔ دوستی که شما را دعوت کرد. کد ${code} را تا ${formatDate(new Date(until))} هنگام خرید وارد کنید.`,
    link: '/courses',
  }),
})

/** The notices of this module. */
export const growthNoticeTypes = { held, released, takenBack, welcome } as const
