import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import type { LongText } from './long-text.ts'

export const refundsTitle = 'بازپرداخت'
export const refundsSummary =
  'اگر دوره‌ای که خریدید به کارتان نیامد، تا چند روز پس از خرید و پیش از آنکه بخش زیادی از آن را ببینید پولتان برمی‌گردد.'

interface RefundRule {
  readonly refundDays: number
  readonly refundMostPercent: number
}

/** Until how many hours before its start a class is given up with the money back. */
interface ClassTerms {
  readonly webinarFreeHours: number
  readonly meetFreeHours: number
}

function untilStart(hours: number | undefined): string {
  if (hours === undefined) return 'تا مدتی پیش از شروع آن'
  return hours === 0 ? 'تا شروع آن' : `تا ${formatNumber(hours)} ساعت پیش از شروع آن`
}

/** The rule in words; without its numbers when they are not known. */
function wordsOf(rule: RefundRule | null) {
  const days = rule ? `${formatNumber(rule.refundDays)} روز` : null
  return {
    within: days ? `تا ${days} پس از خرید` : 'تا پایان مهلت بازپرداخت',
    late: days ? `از ${days} گذشته باشد` : 'مهلت بازپرداخت گذشته باشد',
    under: rule ? `زیر ${formatPercent(rule.refundMostPercent)} باشد` : 'کم باشد',
    tooMuch: rule
      ? `پیشرفت شما به ${formatPercent(rule.refundMostPercent)} رسیده باشد`
      : 'بخش زیادی از دوره دیده شده باشد',
  }
}

export function refundsText(rule: RefundRule | null, classes: ClassTerms | null): LongText {
  const words = wordsOf(rule)
  return {
    title: refundsTitle,
    summary: refundsSummary,
    parts: [
      {
        id: 'when',
        heading: 'چه وقت پول برمی‌گردد',
        paragraphs: ['پول شما در این حالت‌ها برمی‌گردد:'],
        points: [
          `دوره: ${words.within}، اگر پیشرفت شما ${words.under}`,
          `وبینار: ${untilStart(classes?.webinarFreeHours)}`,
          `جلسهٔ خصوصی: ${untilStart(classes?.meetFreeHours)}`,
          'وبینار یا جلسه‌ای که مدرس زمانش را پس از خرید شما عوض کرده است: تا شروع آن در زمان جدید',
          'وبینار یا جلسه‌ای که مدرس لغو کند یا برگزار نکند: هر وقت باشد و بدون درخواست شما',
          `آزمون: ${words.within} یا، اگر دیرتر باز می‌شود، تا باز شدن آن؛ به شرطی که شروعش نکرده باشید`,
          `کارت هدیه: ${words.within}، اگر هیچ بخشی از آن خرج نشده باشد`,
          'پرداخت دوباره یا پرداختی که خرید آن ثبت نشد: همیشه',
        ],
      },
      {
        id: 'when-not',
        heading: 'چه وقت برنمی‌گردد',
        paragraphs: [
          `در دوره‌ها وقتی ${words.late} یا ${words.tooMuch}؛ در وبینار، جلسهٔ خصوصی و آزمون وقتی زمانی که بالا گفتیم گذشته باشد؛ و وقتی حساب به دلیل تقلب یا بازنشر درس‌ها بسته شده باشد. اگر اشکال از درس یا از آروند باشد، این محدودیت‌ها را ندارید: بنویسید چه شد تا بررسی کنیم. با بازپرداخت دوره، گواهی آن باطل می‌شود.`,
        ],
      },
      {
        id: 'where',
        heading: 'پول به کجا برمی‌گردد',
        paragraphs: [
          'به همان جایی که از آن پرداخت شده است. اگر بخشی را از کیف پول و بخشی را از بانک داده باشید، هر بخش به جای خود برمی‌گردد؛ ترتیب بازگشت وارونهٔ ترتیب پرداخت است: اول درگاه بانک، سپس کیف پول و در پایان کارت هدیه.',
          'بازگشت به کیف پول و کارت هدیه همان لحظه است. پرداخت کامل بانکی اگر کمتر از سی دقیقه از آن گذشته باشد یکجا به حساب شما برمی‌گردد. در غیر این صورت بانک آن را به همان کارت واریز می‌کند و این کار بسته به بانک چند روز کاری طول می‌کشد. مبلغی که برای بازگشت بانکی خیلی کم باشد به کیف پول شما می‌رود.',
        ],
      },
      {
        id: 'how',
        heading: 'چگونه درخواست کنید',
        paragraphs: [
          'از پنل، فاکتور آن خرید را باز کنید و درخواست بازپرداخت بدهید. اگر خرید چند قلم داشته باشد می‌توانید فقط یک قلم را برگردانید؛ تخفیف و مالیاتِ همان قلم هم حساب می‌شود. مبلغ، پیش از ارسال درخواست به شما نشان داده می‌شود.',
          'درخواستی که در چارچوب بالا باشد خودکار پذیرفته می‌شود. بقیه را پشتیبانی می‌بیند و نتیجه با دلیل آن به شما خبر داده می‌شود. با پذیرفته شدن درخواست، دسترسی به آن دوره یا کلاس بسته می‌شود و یادداشت‌های شما می‌ماند.',
        ],
      },
      {
        id: 'off-code',
        heading: 'تخفیف، هدیه و سازمان',
        paragraphs: [
          'آنچه برمی‌گردد همان است که پرداخته‌اید، نه قیمت پیش از تخفیف. کد تخفیفِ یک‌بارمصرف پس از بازگشت کاملِ خرید دوباره قابل استفاده می‌شود، اگر زمانش نگذشته باشد.',
          `خرید هدیه را هدیه‌دهنده برمی‌گرداند، تا وقتی گیرنده آن را دریافت نکرده باشد، هر چند روز هم که گذشته باشد. صندلی‌های سازمان ${words.within} برمی‌گردند، هر تعداد که کسی از آن‌ها استفاده نکرده باشد.`,
        ],
      },
      {
        id: 'complaint',
        heading: 'اگر راضی نبودید',
        paragraphs: [
          'از صفحهٔ تماس با ما بنویسید و شمارهٔ فاکتور را بیاورید. پاسخ را آدم می‌نویسد، نه ماشین. اگر باز هم به نتیجه نرسیدید، حق شکایت شما در قانون تجارت الکترونیکی و حمایت از مصرف‌کننده سر جای خود است و هیچ بخشی از این صفحه آن را کم نمی‌کند.',
        ],
      },
    ],
  }
}
