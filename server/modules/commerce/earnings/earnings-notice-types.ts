import { localDigits } from '@arvand/persian/digits'
import { tomanText } from '@arvand/persian/money'
import { noticeType } from '#plugs/notice-type'

const withdrawalDecided = noticeType({
  name: 'withdrawal-decided',
  title: 'نتیجهٔ برداشت درآمد',
  group: 'teaching',
  ways: ['sms', 'mail'],
  /** `answer` is null when it was paid. */
  write: ({ amount, lastFour, answer }: { amount: number; lastFour: string; answer: string | null }) => ({
    title:
      answer === null ? `${tomanText(amount)} به حساب شما واریز شد` : `برداشت ${tomanText(amount)} انجام نشد`,
    body:
      answer === null
        ? `به شبایی که با ${localDigits(lastFour)} پایان می‌یابد.`
        : `${answer} پول به کیف پول شما برگشت.`,
    link: '/teach/income',
  }),
})

/** The notice types about earnings. */
export const earningsNoticeTypes = { withdrawalDecided } as const
