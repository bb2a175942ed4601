import { localDigits } from '@arvand/persian/digits'
import { rialText, tomanNumber } from '@arvand/persian/money'
import { tomanInWords } from '@arvand/persian/money-in-words'
import { plainColours } from '../../plain-page.ts'
import type { Outcome, SandboxPayment } from './rules.ts'
import { lateSeconds } from './rules.ts'

/** The payment and what the payer may choose. */
export const choicePage = (payment: SandboxPayment, font: string | null): string =>
  page(
    'پرداخت',
    font,
    `<div class="sides">
${billOf(payment)}
<form class="card" method="post" action="/sandbox-bank/pg/StartPay/${escaped(payment.authority)}">
<h2>چه پیش بیاید؟</h2>
<p class="muted">در بانک واقعی شمارهٔ کارت می‌پرسند؛ این‌جا نتیجه را خودتان انتخاب می‌کنید.</p>
${choices.map(button).join('\n')}
</form>
</div>`,
  )

/** The payer left without going back to the shop; the payment still waits. */
export const leftPage = (payment: SandboxPayment, font: string | null): string =>
  page(
    'پرداخت رها شد',
    font,
    `<div class="sides">
${billOf(payment)}
<section class="card">
<h2>پرداخت انجام نشد</h2>
<p>می‌توانید این پنجره را ببندید. پرداخت در بانک باز مانده است و چیزی از حسابی کم نشد.</p>
<a class="choice main" href="/sandbox-bank/pg/StartPay/${escaped(payment.authority)}"><b>بازگشت به صفحهٔ پرداخت</b></a>
</section>
</div>`,
  )

/** The page of a payment for which the payer has already chosen. */
export const donePage = (payment: SandboxPayment, back: string, font: string | null): string =>
  page(
    'پرداخت پایان یافته است',
    font,
    `<div class="sides">
${billOf(payment)}
<section class="card">
<h2>کار این پرداخت تمام شده است</h2>
<p>نتیجه قبلاً انتخاب شده و دیگر عوض نمی‌شود. برای دیدن آن به فروشگاه برگردید.</p>
<a class="choice main" href="${escaped(back)}"><b>بازگشت به فروشگاه</b></a>
</section>
</div>`,
  )

/** The page for an authority that this bank does not know. */
export const missingPage = (font: string | null): string =>
  page(
    'پرداخت پیدا نشد',
    font,
    `<section class="card alone">
<h1>چنین پرداختی در این بانک نیست</h1>
<p>شاید آدرس ناقص باز شده باشد. به فروشگاه برگردید و پرداخت را از آن‌جا دوباره شروع کنید.</p>
<a class="choice main" href="/"><b>رفتن به آروند</b></a>
</section>`,
  )

/** The page after an error of the bank. */
export const troublePage = (font: string | null): string =>
  page(
    'بانک پاسخ نداد',
    font,
    `<section class="card alone">
<h1>بانک این درخواست را نپذیرفت</h1>
<p>پولی جابه‌جا نشد. به صفحهٔ پرداخت برگردید و دوباره امتحان کنید.</p>
<a class="choice main" href="/"><b>رفتن به آروند</b></a>
</section>`,
  )

const choices: readonly { outcome: Outcome; verb: string; hint: string; look: string }[] = [
  { outcome: 'pay', verb: 'پرداخت', hint: 'پرداخت می‌شود و به فروشگاه برمی‌گردید', look: ' main' },
  {
    outcome: 'payLate',
    verb: 'پرداخت با تأخیر',
    hint: `بی‌نتیجه برمی‌گردید و ${localDigits(lateSeconds)} ثانیه بعد پرداخت می‌شود`,
    look: '',
  },
  { outcome: 'cancel', verb: 'انصراف', hint: 'بدون پرداخت به فروشگاه برمی‌گردید', look: '' },
  { outcome: 'fail', verb: 'پرداخت ناموفق', hint: 'بانک کارت را نمی‌پذیرد و برمی‌گردید', look: '' },
  {
    outcome: 'leave',
    verb: 'رها کردن پرداخت',
    hint: 'پرداخت در بانک می‌ماند و به فروشگاه برنمی‌گردید',
    look: '',
  },
]

const button = ({ outcome, verb, hint, look }: (typeof choices)[number]): string =>
  `<button class="choice${look}" name="outcome" value="${outcome}"><b>${verb}</b><span>${hint}</span></button>`

const billOf = (payment: SandboxPayment): string => `<section class="card bill">
<h1>مبلغ پرداخت</h1>
<p class="amount"><strong>${tomanNumber(payment.amount)}</strong> تومان</p>
<p class="rials">${rialText(payment.amount)}</p>
<p class="muted">${tomanInWords(payment.amount)}</p>
<dl>
<div><dt>پذیرنده</dt><dd>آروند <bdi dir="ltr">${escaped(new URL(payment.callback_url).host)}</bdi></dd></div>
<div><dt>بابت</dt><dd>${escaped(payment.description)}</dd></div>
<div><dt>شناسهٔ پرداخت</dt><dd><bdi class="code" dir="ltr">${escaped(payment.authority)}</bdi></dd></div>
</dl>
</section>`

const page = (title: string, font: string | null, content: string): string => `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} | بانک آزمایشی</title>
<link rel="stylesheet" href="${plainColours}">
<link rel="stylesheet" href="/sandbox-bank/bank.css">
${font ? `<link rel="stylesheet" href="${escaped(font)}">` : ''}
</head>
<body>
<header>
${pattern}
<div class="wide">
<p class="name"><svg width="40" height="40" viewBox="0 0 36 36" aria-hidden="true"><g class="star"><rect x="6" y="6" width="24" height="24" rx="1.5"/><rect x="6" y="6" width="24" height="24" rx="1.5" transform="rotate(45 18 18)"/></g><g class="columns"><path d="M11 15.5 18 11l7 4.5zM12 25h12M13.5 18v4.5M18 18v4.5M22.5 18v4.5"/></g></svg>بانک آزمایشی</p>
<p class="mark">پولی جابه‌جا نمی‌شود</p>
</div>
</header>
<main class="wide">
${content}
</main>
<footer class="wide"><p>این صفحه بخشی از نسخهٔ نمایشی آروند است و به هیچ بانکی وصل نیست. شمارهٔ کارت و رمز خود را هیچ‌جای آن ننویسید.</p></footer>
</body>
</html>
`

/** Eight-pointed stars, joined: the pattern of the band at the top. */
const pattern = `<svg class="girih" aria-hidden="true"><defs><pattern id="girih" width="64" height="64" patternUnits="userSpaceOnUse"><path d="M32 8l7 9 11-3-3 11 9 7-9 7 3 11-11-3-7 9-7-9-11 3 3-11-9-7 9-7-3-11 11 3zM0 32h8M56 32h8M32 0v8M32 56v8M0 0l14 14M64 0 50 14M0 64l14-14M64 64 50 50"/></pattern></defs><rect width="100%" height="100%" fill="url(#girih)"/></svg>`

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
