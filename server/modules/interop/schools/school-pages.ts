import type { SchoolTrouble } from '@arvand/contracts/panel/manage-schools'
import { localDigits } from '@arvand/persian/digits'
import type { PlainPage } from '#platform/plain-page'
import { escapeXml } from '#platform/xml'
import { postPage, saidPage } from '../lti/pages.ts'
import type { Visitor } from './enter-from-school.ts'
import type { listPlaces } from './school-places.ts'

/** The pages between a school's learning system and a course here. */

const whyNot: Readonly<Record<SchoolTrouble | 'login' | 'blocked' | 'unknown', string>> = {
  unknown: 'آروند این مدرسه را نمی‌شناسد، یا مدیر آن را غیرفعال کرده است. به مدرسه‌تان خبر دهید.',
  login:
    'زمان ورود گذشته، پیش‌تر استفاده شده یا از مرورگر دیگری شروع شده است. این پنجره را ببندید و از صفحهٔ مدرسه دوباره باز کنید.',
  blocked: 'این حساب بسته شده است. با پشتیبانی آروند تماس بگیرید.',
  keys: 'کلیدهای عمومی مدرسه خوانده نشد. چند دقیقه بعد دوباره باز کنید.',
  signature: 'امضای پیام مدرسه درست نیست. به مدیر آن خبر دهید.',
  audience: 'این پیام برای آروند نوشته نشده است. مدیر مدرسه باید Issuer و Client ID را بررسی کند.',
  expired: 'زمان این پیام گذشته است. از صفحهٔ مدرسه دوباره باز کنید.',
  nonce: 'این پیام پیش‌تر استفاده شده است. از صفحهٔ مدرسه دوباره باز کنید.',
  deployment: 'این Deployment ID در آروند ثبت نشده است. به مدیر مدرسه خبر دهید.',
  message: 'آروند این نوع پیام را نمی‌شناسد. به مدیر مدرسه خبر دهید.',
  claims: 'پیام مدرسه کامل نیست. به مدیر آن خبر دهید.',
  target: 'این لینک به دوره‌ای از آروند نمی‌رسد. مدرس باید دوره را دوباره انتخاب کند.',
  course: 'این دوره برای مدرسهٔ شما باز نیست یا دیگر منتشر نمی‌شود. به مدرستان خبر دهید.',
  token: '',
  score: '',
}

export const refusedPage = (why: keyof typeof whyNot): PlainPage => saidPage('دوره باز نشد', whyNot[why])

/** In a frame browsers keep no sign-in, so the way goes on in a window of its own. Nothing of a person is on this page. */
export const framedPage = (href: string): PlainPage => ({
  title: 'باز کردن دوره',
  body: `<p>دوره در پنجره‌ای جدا باز می‌شود.</p><a class="button" href="${escapeXml(href)}" target="_blank" rel="noopener">باز کردن در پنجرهٔ تازه</a>`,
  frames: 'https: http:',
})

const button = (as: string, label: string, look = ''): string =>
  `<form method="post"><input type="hidden" name="as" value="${as}"><button${look}>${escapeXml(label)}</button></form>`
const outline = ' class="outline"'

interface Asking {
  readonly school: string
  /** The name of the account that the school has led into before. */
  readonly known: string | null
  readonly visitor: Visitor | null
  readonly signIn: string
}

/** With which account does the person go on? */
export function askPage({ school, known, visitor, signIn }: Asking): PlainPage {
  const name = escapeXml(school)
  const lead =
    known === null
      ? `از «${name}» آمده‌اید. آروند برایتان حسابی باز می‌کند که فقط از «${name}» وارد آن می‌شوید؛ اگر در آروند حساب دارید، می‌توانید با همان ادامه دهید.`
      : `«${name}» شما را با حساب «${escapeXml(known)}» می‌شناسد، ولی در این مرورگر حساب دیگری باز است.`
  const mine = visitor
    ? `${button('mine', `ادامه با حساب خودم: ${visitor.name}`, outline)}<p>پیشرفت و نمره‌های این دوره به «${name}» گفته می‌شود.</p>`
    : `<a class="button outline" href="${escapeXml(signIn)}">در آروند حساب دارم</a>`
  return {
    title: 'با کدام حساب ادامه می‌دهید؟',
    body: `<p>${lead}</p>${button('school', known === null ? 'ادامه با حساب تازه' : `ادامه با حساب ${known}`)}${mine}`,
    forms: "'self'",
  }
}

/** The account of this person is entered by their own sign-in. */
export const signInPage = (school: string, signIn: string): PlainPage => ({
  title: 'با حساب خودتان وارد شوید',
  body: `<p>حسابی که «${escapeXml(school)}» شما را با آن می‌شناسد مال خودتان است و فقط خودتان وارد آن می‌شوید.</p><a class="button" href="${escapeXml(signIn)}">ورود به آروند</a>`,
})

type Places = Awaited<ReturnType<typeof listPlaces>>

const radio = (value: string, title: string): string =>
  `<label><input type="radio" name="item" value="${value}" required>${escapeXml(title)}</label>`

/** A teacher chooses what their learners will open; the page stands in a frame of the school. */
export function choosePage(loginId: string, places: Places, returnUrl: string): PlainPage {
  const none = 'مدیر آروند هنوز دوره‌ای را برای این مدرسه باز نکرده است.'
  const title = 'انتخاب دوره یا درس'
  const frames = new URL(returnUrl).origin
  if (places.length === 0) return { ...saidPage(title, none), frames }
  const send =
    '<div class="send"><label><input type="checkbox" name="graded" value="yes" checked>نمره به مدرسه برگردد</label>' +
    '<button>انتخاب</button></div>'
  const body = `<form method="post" action="/lti/tool/choose/${loginId}">${places.map(fieldsOf).join('')}${send}</form>`
  return { title, body, forms: "'self'", frames }
}

/** A course as a whole, and its lessons behind a press: a school may have many courses. */
function fieldsOf({ id, title, lessons }: Places[number]): string {
  const items = lessons.map((lesson) => `<li>${radio(`lesson:${lesson.id}`, lesson.title)}</li>`)
  const one =
    items.length === 0
      ? ''
      : `<details><summary>یکی از ${localDigits(String(items.length))} درس</summary><ul>${items.join('')}</ul></details>`
  return `<fieldset><legend>${escapeXml(title)}</legend>${radio(`course:${id}`, 'همهٔ دوره')}${one}</fieldset>`
}

/** Goes back to the school with what was chosen. */
export const chosenPage = (returnUrl: string, jwt: string): PlainPage =>
  postPage(returnUrl, { JWT: jwt }, { title: 'برگشت به مدرسه', frames: new URL(returnUrl).origin })
