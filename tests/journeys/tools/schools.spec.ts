import type { Page } from '@playwright/test'
import type { JSONWebKeySet } from 'jose'
import {
  aSchool,
  choosingClaims,
  gradesTo,
  type SchoolPages,
  type TestSchool,
  visitClaims,
} from '../../../server/modules/interop/schools/testing/school.ts'
import { callsOf } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { signInByPassword } from '../door.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive, forgetSession } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'

const page = (body: string) =>
  `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8"><title>مودل</title></head><body><main aria-label="مودل"><h1>مودل</h1>${body}</main></body></html>`

const slug = 'git-basics'

/** What a school's system shows: a course with a link, a page with a frame to choose in, and the way between. */
function pagesFor(arvand: string, chosen: string[]): SchoolPages {
  const login = (origin: string, clientId: string, target: string, hint: string) =>
    `${arvand}/lti/tool/login?${new URLSearchParams({
      ...{ iss: origin, client_id: clientId, login_hint: hint, target_link_uri: target },
    })}`.replaceAll('&', '&amp;')
  return async (school, at, body) => {
    const { origin, registered } = school
    const choose = `${arvand}/lti/tool/choose`
    const courseId = at.searchParams.get('course') ?? ''
    const target = `${arvand}/lti/tool/items/course/${courseId}`
    const hint = `${at.searchParams.get('student') ?? 'student-1'}|${target}`
    if (at.pathname === '/course')
      return page(`<a href="${login(origin, registered.clientId, target, hint)}">دورهٔ گیت</a>`)
    if (at.pathname === '/framed')
      return page(
        `<iframe title="آروند" width="600" height="500" src="${login(origin, registered.clientId, target, hint)}"></iframe>`,
      )
    if (at.pathname === '/choose')
      return page(
        `<iframe title="آروند" width="600" height="600" src="${login(origin, registered.clientId, choose, choose)}"></iframe>`,
      )
    if (at.pathname === '/auth') {
      const told = (name: string) => at.searchParams.get(name) ?? ''
      const [sub = '', link] = told('login_hint').split('|')
      const claims = link
        ? visitClaims(link, { sub, ...gradesTo(`${origin}/lines/${sub}`) })
        : choosingClaims(choose, `${origin}/chosen`)
      const token = await school.sign({ ...claims, nonce: told('nonce') }, new Date())
      return page(
        `<form method="post" action="${told('redirect_uri')}"><input type="hidden" name="state" value="${told('state')}"><input type="hidden" name="id_token" value="${token}"></form><script>document.forms[0].submit()</script>`,
      )
    }
    if (at.pathname === '/chosen') {
      chosen.push(new URLSearchParams(body).get('JWT') ?? '')
      return page('<p>انتخاب رسید</p>')
    }
    return null
  }
}

/** A manager registers the school and opens the course to it; returns the address of its page. */
async function register(
  manager: Page,
  school: TestSchool,
  title: string,
  look: (page: Page) => Promise<void>,
) {
  await manager.goto('/manage/schools')
  await hydrated(manager)
  const origin = new URL(manager.url()).origin
  await expect(manager.getByLabel('آدرس شروع ورود (Login initiation URL)')).toHaveValue(
    `${origin}/lti/tool/login`,
  )
  const { registered } = school
  const fields = {
    'نام مدرسه': title,
    'شناسهٔ مدرسه (Issuer یا Platform ID)': registered.issuer,
    'شناسهٔ آروند در مدرسه (Client ID)': registered.clientId,
    'آدرس ورود مدرسه (Authentication request URL)': registered.authorizeUrl,
    'آدرس توکن مدرسه (Access token URL)': registered.tokenUrl,
    'آدرس کلیدهای عمومی مدرسه (Public keyset URL)': registered.keysetUrl,
    'شناسه‌های استقرار (Deployment ID)': '1',
  }
  for (const [label, value] of Object.entries(fields)) await manager.getByLabel(label).fill(value)
  await look(manager)
  await manager.getByRole('button', { name: 'ثبت مدرسه' }).click()
  await expect(manager.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const address = manager.url()
  await manager.getByLabel('آدرس دوره').fill('no-such-course')
  await manager.getByRole('button', { name: 'افزودن دوره' }).click()
  await expect(manager.getByText('دورهٔ منتشرشده‌ای با این آدرس نیست.', { exact: false })).toBeVisible()
  await manager.getByLabel('آدرس دوره').fill(`${origin}/courses/${slug}`)
  await manager.getByRole('button', { name: 'افزودن دوره' }).click()
  await expect(manager.getByText('دوره اضافه شد.')).toBeVisible()
  await expect(manager.getByRole('list', { name: 'دوره‌های این مدرسه' }).getByText(slug)).toBeVisible()
  await look(manager)
  return address
}

/** A teacher of the school chooses the whole course in a frame of the school. */
async function choose(teacher: Page, school: TestSchool, look: (page: Page) => Promise<void>) {
  await teacher.goto(`${school.origin}/choose`)
  const frame = teacher.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'انتخاب دوره یا درس' })).toBeVisible()
  await look(teacher)
  await frame.getByRole('radio', { name: 'همهٔ دوره' }).check()
  await frame.getByRole('button', { name: 'انتخاب' }).click()
  await expect(frame.getByText('انتخاب رسید')).toBeVisible()
}

/** A learner of the school follows its link. */
async function follow(page: Page, school: TestSchool, courseId: string, student: string) {
  await page.goto(`${school.origin}/course?course=${courseId}&student=${student}`)
  await page.getByRole('link', { name: 'دورهٔ گیت' }).click()
}

const asks = (page: Page) =>
  expect(page.getByRole('heading', { name: 'با کدام حساب ادامه می‌دهید؟' })).toBeVisible()
const isInCourse = (page: Page) => expect(page).toHaveURL(new RegExp(`/learn/${slug}/`))

/** Who has an account here signs in on the way, and goes on with it. */
async function comeWithOwnAccount(theirs: Page, school: TestSchool, courseId: string) {
  const newcomer = await arrive(theirs)
  await forgetSession(theirs)
  await follow(theirs, school, courseId, 'student-2')
  await theirs.getByRole('link', { name: 'در آروند حساب دارم' }).click()
  await expect(theirs).toHaveURL(/\/auth\/sign-in\?callbackUrl=/)
  await signInByPassword(theirs, newcomer.mobile)
  await asks(theirs)
  await theirs.getByRole('button', { name: `ادامه با حساب خودم: ${newcomer.name}` }).click()
  await isInCourse(theirs)
}

test('a manager registers a school’s Moodle; its teacher chooses a course, its learner comes in, and the mark goes back', async ({
  page: student,
  browser,
  baseURL: base,
  look,
}) => {
  test.setTimeout(150_000)
  const baseURL = base ?? ''
  const toolKeys = async () => (await (await fetch(`${baseURL}/lti/keys`)).json()) as JSONWebKeySet
  const chosen: string[] = []
  const school = await aSchool(toolKeys, () => new Date(), pagesFor(baseURL, chosen))
  const title = aName('دبیرستان')
  const others = await Promise.all([1, 2, 3].map(() => browser.newContext({ baseURL })))
  const [manager, teacher, theirs] = await Promise.all(others.map((context) => context.newPage()))
  if (!manager || !teacher || !theirs) throw new Error('no pages')
  await signInAs(manager, 'manager')
  const address = await test.step('the school is registered', () => register(manager, school, title, look))

  const courseId = await test.step('its teacher chooses in a frame of the school', async () => {
    await choose(teacher, school, look)
    const said = await school.readChosen(chosen[0] ?? '', await toolKeys(), new Date())
    const items = said['https://purl.imsglobal.org/spec/lti-dl/claim/content_items'] as { url: string }[]
    return items[0]?.url.split('/').at(-1) ?? ''
  })

  await test.step('in a frame a learner is led to a window of their own', async () => {
    await student.goto(`${school.origin}/framed?course=${courseId}`)
    const link = student.frameLocator('iframe').getByRole('link', { name: 'باز کردن در پنجرهٔ تازه' })
    const [tab] = await Promise.all([student.context().waitForEvent('page'), link.click()])
    await asks(tab)
    await tab.close()
  })

  await test.step('the learner comes in by a new account; the next time nothing is asked', async () => {
    await follow(student, school, courseId, 'student-1')
    await asks(student)
    await look(student)
    await student.getByRole('button', { name: 'ادامه با حساب تازه' }).click()
    await isInCourse(student)
    await follow(student, school, courseId, 'student-1')
    await isInCourse(student)
  })

  await test.step('another one comes with their own account', () =>
    comeWithOwnAccount(theirs, school, courseId))

  await test.step('what is learned reaches the school, and the manager sees it', async () => {
    const call = callsOf(student)
    const { lesson } = await call<{ lesson: { id: string; steps: number } }>('panel/course/open', { slug })
    for (let step = 1; step <= lesson.steps; step++)
      await call('panel/course/step', { courseId, lessonId: lesson.id, step })
    const told = () => school.scores.map(({ score }) => score.activityProgress)
    await expect.poll(told, { timeout: 60_000 }).toContain('InProgress')
    await manager.goto(address)
    await expect(manager.getByText('افرادی که وارد شده‌اند')).toBeVisible()
    await expect(manager.getByText('هنوز نه')).toHaveCount(0)
    await look(manager)
  })

  await test.step('the school is stopped and removed', async () => {
    await hydrated(manager)
    await manager.getByRole('button', { name: 'غیرفعال کردن' }).click()
    await manager.getByRole('alertdialog').getByRole('button', { name: 'غیرفعال کردن' }).click()
    await expect(manager.getByText('مدرسه غیرفعال شد.')).toBeVisible()
    await follow(student, school, courseId, 'student-1')
    await expect(student.getByText('آروند این مدرسه را نمی‌شناسد', { exact: false })).toBeVisible()
    await look(student)
    await manager.getByRole('button', { name: 'حذف مدرسه' }).click()
    await manager.getByRole('alertdialog').getByRole('button', { name: 'حذف مدرسه' }).click()
    await expect(manager).toHaveURL(/\/manage\/schools$/)
    await expect(manager.getByText(title)).toHaveCount(0)
  })
  await Promise.all(others.map((context) => context.close()))
  await school.close()
})
