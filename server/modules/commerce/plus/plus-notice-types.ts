import { formatDate } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { noticeType } from '#plugs/notice-type'

interface AboutPlus {
  readonly title: string
  /** An instant, as ISO text. */
  readonly until: string
}

const link = '/panel/plus'
const onDay = (until: string): string => formatDate(until)

/** A week or a day before the end; `total` is what the wallet will pay for the renewal, null without one. */
const ending = noticeType({
  name: 'plus-ending',
  title: 'نزدیک شدن پایان پلاس',
  group: 'purchases',
  ways: ['sms', 'mail'],
  write: ({ until, days, total }: AboutPlus & { readonly days: number; readonly total: number | null }) =>
    total === null
      ? {
          title: `${formatNumber(days)} روز تا پایان پلاس شما`,
          body: `پلاس شما ${onDay(until)} پایان می‌یابد و خودکار تمدید نمی‌شود. برای ادامه، طرحی بخرید یا تمدید خودکار را روشن کنید.`,
          link,
        }
      : {
          title: `پلاس شما ${formatNumber(days)} روز دیگر تمدید می‌شود`,
          body: `یک روز پیش از ${onDay(until)}، ${tomanText(total)} از کیف پول شما برای دورهٔ بعدی پرداخت می‌شود. اگر نمی‌خواهید، تمدید خودکار را خاموش کنید.`,
          link,
        },
})

/** The price rose between its announcement and the renewal. */
const dearer = noticeType({
  name: 'plus-dearer',
  title: 'تغییر قیمت تمدید پلاس',
  group: 'purchases',
  ways: ['sms', 'mail'],
  write: ({ total, before }: AboutPlus & { readonly total: number; readonly before: number }) => ({
    title: `قیمت تمدید پلاس شما ${tomanText(total)} شد`,
    body: `پیش‌تر ${tomanText(before)} گفته بودیم. مبلغ جدید فردا از کیف پول شما پرداخت می‌شود؛ اگر نمی‌خواهید، تمدید خودکار را خاموش کنید.`,
    link,
  }),
})

const renewed = noticeType({
  name: 'plus-renewed',
  title: 'تمدید پلاس',
  group: 'purchases',
  // The receipt of the factor is sent by SMS and mail already.
  ways: [],
  write: ({ until, total }: AboutPlus & { readonly total: number }) => ({
    title: `پلاس شما تا ${onDay(until)} تمدید شد`,
    body: `${tomanText(total)} از کیف پول شما پرداخت شد. فاکتور آن در پنل است.`,
    link,
  }),
})

const short = noticeType({
  name: 'plus-short',
  title: 'کمبود موجودی برای تمدید پلاس',
  group: 'purchases',
  ways: ['sms', 'mail'],
  write: ({ until, missing }: AboutPlus & { readonly missing: number }) => ({
    title: 'موجودی کیف پول برای تمدید پلاس کافی نیست',
    body: `${tomanText(missing)} کم دارید. تا ${onDay(until)} کیف پول را پر کنید تا پلاس خودش تمدید شود.`,
    link: '/panel/wallet',
  }),
})

const notSold = noticeType({
  name: 'plus-plan-over',
  title: 'پایان فروش طرح پلاس شما',
  group: 'purchases',
  ways: ['sms', 'mail'],
  write: ({ title, until }: AboutPlus) => ({
    title: `طرح «${title}» دیگر تمدید نمی‌شود`,
    body: `پلاس شما تا ${onDay(until)} باز است. برای ادامه، طرح دیگری انتخاب کنید.`,
    link: '/plus',
  }),
})

const inGrace = noticeType({
  name: 'plus-in-grace',
  title: 'مهلت تمدید پلاس',
  group: 'purchases',
  ways: ['sms', 'mail'],
  write: ({ until }: AboutPlus) => ({
    title: 'زمان پلاس شما تمام شد، ولی هنوز باز است',
    body: `تا ${onDay(until)} مهلت دارید. کیف پول را پر کنید تا تمدید شود؛ پس از آن دوره‌های پلاس بسته می‌شوند.`,
    link,
  }),
})

const resumed = noticeType({
  name: 'plus-resumed',
  title: 'پایان توقف پلاس',
  group: 'purchases',
  ways: ['sms', 'mail'],
  write: ({ until }: AboutPlus) => ({
    title: 'پلاس شما دوباره فعال شد',
    body: `روزهای توقف به پایان رسید. پلاس شما تا ${onDay(until)} باز است.`,
    link,
  }),
})

const ended = noticeType({
  name: 'plus-ended',
  title: 'پایان پلاس',
  group: 'purchases',
  ways: ['sms', 'mail'],
  write: ({ title }: { readonly title: string }) => ({
    title: `پلاس «${title}» پایان یافت`,
    body: 'دوره‌های پلاس بسته شدند؛ یادداشت‌ها و پیشرفت شما می‌مانند. هر وقت بازگردید از همان‌جا ادامه می‌دهید.',
    link: '/plus',
  }),
})

/** The notice types about plus. */
export const plusNoticeTypes = { ending, dearer, renewed, short, notSold, inGrace, resumed, ended } as const
