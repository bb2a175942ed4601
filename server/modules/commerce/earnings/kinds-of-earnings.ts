import { toPersianDigits } from '@arvand/persian/digits'
import { tomanText } from '@arvand/persian/money'
import { noticeKind } from '#modules/notices'

const withdrawalDecided = noticeKind({
  name: 'withdrawal-decided',
  title: 'نتیجهٔ برداشت درآمد',
  ways: ['sms', 'mail'],
  /** `answer` is null when it was paid. */
  write: ({ amount, lastFour, answer }: { amount: number; lastFour: string; answer: string | null }) => ({
    title:
      answer === null ? `${tomanText(amount)} به حساب شما واریز شد` : `برداشت ${tomanText(amount)} انجام نشد`,
    body:
      answer === null
        ? `به شبایی که با ${toPersianDigits(lastFour)} پایان می‌یابد.`
        : `${answer} پول به کیف پول شما برگشت.`,
    link: '/teach/income',
  }),
})

/** What is told of earnings. */
export const kindsOfEarnings = { withdrawalDecided } as const
