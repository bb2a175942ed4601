import type { SchoolTrouble } from '@arvand/contracts/panel/manage-schools'
import { escapeXml } from '#platform/xml'
import { page, policy, postPage, type StandardPage, saidPage } from '../lti/pages.ts'
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

export const refusedPage = (why: keyof typeof whyNot): StandardPage => saidPage('دوره باز نشد', whyNot[why])

/** In a frame browsers keep no sign-in, so the way goes on in a window of its own. Nothing of a person is on this page. */
export const framedPage = (href: string): StandardPage => ({
  html: page(
    'باز کردن دوره',
    `<p>دوره در پنجره‌ای جدا باز می‌شود.</p><p><a href="${escapeXml(href)}" target="_blank" rel="noopener">در پنجرهٔ تازه باز شود</a></p>`,
  ),
  policy: policy("form-action 'none'", 'https: http:'),
})

const button = (as: string, label: string): string =>
  `<form method="post"><input type="hidden" name="as" value="${as}"><button>${escapeXml(label)}</button></form>`

interface Asking {
  readonly school: string
  /** The name of the account that the school has led into before. */
  readonly known: string | null
  readonly visitor: Visitor | null
  readonly signIn: string
}

/** With which account does the person go on? */
export function askPage({ school, known, visitor, signIn }: Asking): StandardPage {
  const name = escapeXml(school)
  const lead =
    known === null
      ? `از «${name}» آمده‌اید. آروند برایتان حسابی باز می‌کند که فقط از «${name}» وارد آن می‌شوید؛ اگر در آروند حساب دارید، می‌توانید با همان ادامه دهید.`
      : `«${name}» شما را با حساب «${escapeXml(known)}» می‌شناسد، ولی در این مرورگر حساب دیگری باز است.`
  const mine = visitor
    ? `${button('mine', `ادامه با حساب خودم: ${visitor.name}`)}<p>پیشرفت و نمره‌های این دوره به «${name}» گفته می‌شود.</p>`
    : `<p><a href="${escapeXml(signIn)}">در آروند حساب دارم</a></p>`
  return {
    html: page(
      'با کدام حساب ادامه می‌دهید؟',
      `<p>${lead}</p>${button('school', known === null ? 'ادامه با حساب تازه' : `ادامه با حساب ${known}`)}${mine}`,
    ),
    policy: policy("form-action 'self'"),
  }
}

/** The account of this person is entered by their own sign-in. */
export const signInPage = (school: string, signIn: string): StandardPage => ({
  html: page(
    'با حساب خودتان وارد شوید',
    `<p>حسابی که «${escapeXml(school)}» شما را با آن می‌شناسد مال خودتان است و فقط خودتان وارد آن می‌شوید.</p><p><a href="${escapeXml(signIn)}">ورود به آروند</a></p>`,
  ),
  policy: policy("form-action 'none'"),
})

type Places = Awaited<ReturnType<typeof listPlaces>>

const radio = (value: string, title: string): string =>
  `<label><input type="radio" name="item" value="${value}" required>${escapeXml(title)}</label>`

/** A teacher chooses what their learners will open; the page stands in a frame of the school. */
export function choosePage(loginId: string, places: Places, returnUrl: string): StandardPage {
  const course = ({ id, title, lessons }: Places[number]) =>
    `<fieldset><legend>${escapeXml(title)}</legend>${radio(`course:${id}`, 'همهٔ دوره')}<ul>${lessons
      .map((lesson) => `<li>${radio(`lesson:${lesson.id}`, lesson.title)}</li>`)
      .join('')}</ul></fieldset>`
  const form =
    `<form method="post" action="/lti/tool/choose/${loginId}">${places.map(course).join('')}` +
    '<label><input type="checkbox" name="graded" value="yes" checked>نمره به مدرسه برگردد</label>' +
    '<p><button>انتخاب</button></p></form>'
  const none = '<p>مدیر آروند هنوز دوره‌ای را برای این مدرسه باز نکرده است.</p>'
  return {
    html: page('انتخاب دوره یا درس', places.length === 0 ? none : form),
    policy: policy("form-action 'self'", new URL(returnUrl).origin),
  }
}

/** Goes back to the school with what was chosen. */
export const chosenPage = (returnUrl: string, jwt: string): StandardPage =>
  postPage(returnUrl, { JWT: jwt }, { title: 'برگشت به مدرسه', frames: new URL(returnUrl).origin })
