import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { courseWithPackage, packageOf } from './course-with-package.ts'
import { learnIn } from './learn-in.ts'

const style = '<meta charset="utf-8"><html lang="fa" dir="rtl"><title>ایستگاه</title>'

/** A SCO that shows the values stored for it, and passes when a button is pressed. */
const station = (standard: '1.2' | '2004') => {
  const [api, begin, end, get, set, commit] =
    standard === '1.2'
      ? ['API', 'LMSInitialize', 'LMSFinish', 'LMSGetValue', 'LMSSetValue', 'LMSCommit']
      : ['API_1484_11', 'Initialize', 'Terminate', 'GetValue', 'SetValue', 'Commit']
  const [place, score, status] =
    standard === '1.2'
      ? ['cmi.core.lesson_location', 'cmi.core.score.raw', 'cmi.core.lesson_status']
      : ['cmi.location', 'cmi.score.raw', 'cmi.completion_status']
  const done = standard === '1.2' ? 'passed' : 'completed'
  return `<!doctype html>${style}<h1>ایستگاه</h1><p id="was"></p>
<button onclick="halfway()">تا نیمه</button> <button onclick="finish()">تا پایان</button><script>
const api = parent.${api}; api.${begin}('')
document.getElementById('was').textContent = 'پیش‌تر: ' + (api.${get}('${place}') || 'هیچ') + ' ' + api.${get}('cmi.suspend_data')
const say = (name, value) => api.${set}(name, value)
function halfway() { say('${place}', 'پل'); say('cmi.suspend_data', 'توشه'); say('${status}', 'incomplete'); api.${commit}('') }
function finish() { say('${score}', '85'); ${standard === '2004' ? "say('cmi.score.max', '100'); say('cmi.score.min', '0');" : ''} say('${status}', '${done}'); api.${commit}(''); api.${end}('') }
</script></html>`
}

for (const standard of ['1.2', '2004'] as const)
  test(`a package of SCORM ${standard} is played, left half way, gone on with and finished`, {
    // The newer of the two plays in the gate.
    tag: standard === '2004' ? '@gate' : [],
  }, async ({ page, baseURL, look }) => {
    const zip = await packageOf(standard, { 'ایستگاه یکم': station(standard) })
    const { slug, lessonId, courseId } = await courseWithPackage(baseURL ?? '', zip)
    await arrive(page)
    await learnIn(page, courseId)
    await page.goto(`/learn/${slug}/${lessonId}`)
    const sco = page.frameLocator('iframe[title^="بستهٔ"]').frameLocator('#content')
    await expect(sco.getByText('پیش‌تر: هیچ')).toBeVisible({ timeout: 30_000 })
    await sco.getByRole('button', { name: 'تا نیمه' }).click()
    await expect(page.getByText('پیشرفت شما ذخیره شد.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'بخش‌های بسته' })).toContainText('نیمه‌کاره')
    await page.reload()
    await expect(sco.getByText('پیش‌تر: پل توشه')).toBeVisible()
    await sco.getByRole('button', { name: 'تا پایان' }).click()
    await expect(page.getByText('همهٔ بخش‌های این بسته انجام شد.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'بخش‌های بسته' })).toContainText('نمره ۸۵ از ۱۰۰')
    if (standard === '1.2') await look(page)
  })

/** The least that a SCO may do: it begins, and ends when the page is left. */
const silent = (standard: '1.2' | '2004') => {
  const [api, begin, end] =
    standard === '1.2' ? ['API', 'LMSInitialize', 'LMSFinish'] : ['API_1484_11', 'Initialize', 'Terminate']
  return `<!doctype html>${style}<h1>خاموش</h1><script>
parent.${api}.${begin}('')
addEventListener('pagehide', () => parent.${api}.${end}(''))
</script></html>`
}

for (const standard of ['1.2', '2004'] as const)
  test(`parts of SCORM ${standard} that only begin and end complete the lesson`, async ({
    page,
    baseURL,
  }) => {
    const zip = await packageOf(standard, { 'بخش یک': silent(standard), 'بخش دو': silent(standard) })
    const { slug, lessonId, courseId } = await courseWithPackage(baseURL ?? '', zip)
    await arrive(page)
    await learnIn(page, courseId)
    await page.goto(`/learn/${slug}/${lessonId}`)
    const sco = page.frameLocator('iframe[title^="بستهٔ"]').frameLocator('#content')
    const parts = page.getByRole('navigation', { name: 'بخش‌های بسته' })
    await expect(sco.getByText('خاموش')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'بخش بعدی' }).click()
    await expect(parts.getByRole('button', { name: 'بخش یک' })).toContainText('انجام شد')
    await expect(sco.getByText('خاموش')).toBeVisible()
    await parts.getByRole('button', { name: 'بخش یک' }).click()
    await expect(page.getByText('همهٔ بخش‌های این بسته انجام شد.')).toBeVisible()
  })

const hostile = `<!doctype html>${style}<ul></ul><script>
const list = document.querySelector('ul')
const say = (what, got) => { const li = document.createElement('li'); li.textContent = what + ': ' + (got ? 'رسید ' + got : 'نرسید'); list.append(li) }
const reach = (what, act) => { try { say(what, act()) } catch { say(what, '') } }
reach('سند صفحه', () => top.document.title)
reach('انبار صفحه', () => top.localStorage.getItem('token'))
reach('آدرس صفحه', () => top.location.href)
reach('کوکی', () => document.cookie)
reach('بردن صفحه', () => { top.location = 'https://example.com/'; return '' })
const app = document.referrer ? new URL(document.referrer).origin : location.origin
const home = parent.document.querySelector('meta[name="arvand-app"]').content
const calls = [home + '/api/panel/getProfile', home + '/api/auth/session', home + '/panel', '/api/panel/getProfile', '/']
Promise.allSettled(calls.map((url) => fetch(url, { credentials: 'include', method: url.includes('panel/get') ? 'POST' : 'GET' }).then((answer) => answer.ok ? answer.text() : '')))
  .then((all) => { say('خواندن از آروند', all.map(({ value }) => value || '').join('')); top.postMessage({ kind: 'arvand.save', data: { 'cmi.core.lesson_status': 'passed' } }, '*'); say('پایان', 'ok') })
</script></html>`

const needy = `<!doctype html>${style}<script src="https://cdn.example.com/player.js"></script><div id="player"></div>
<script>setTimeout(() => fetch('https://api.example.com/films').catch(() => {}), 1500)</script></html>`

test('a package that needs other sites says so to its learner, and its teacher what to do', async ({
  page,
  baseURL,
  look,
  troubles,
}) => {
  const zip = await packageOf('1.2', { فیلم‌ها: needy })
  const { slug, lessonId, courseId } = await courseWithPackage(baseURL ?? '', zip)
  await arrive(page)
  await learnIn(page, courseId)
  await page.goto(`/learn/${slug}/${lessonId}`)
  const note = page.getByRole('alert').filter({ hasText: 'این بسته از سایت‌های دیگر هم چیزی می‌گیرد' })
  await expect(note).toContainText('به مدرس دوره خبر دهید', { timeout: 30_000 })
  for (const host of ['cdn.example.com', 'api.example.com']) await expect(note.getByText(host)).toBeVisible()
  await look(page)
  // The browser logs an error for each request that its policy refused.
  troubles.length = 0
})

test('a package that reaches for the page gets nothing', async ({ page, baseURL, troubles }) => {
  const { slug, lessonId, courseId } = await courseWithPackage(
    baseURL ?? '',
    await packageOf('1.2', { بدخواه: hostile }),
  )
  await arrive(page)
  await learnIn(page, courseId)
  const address = `/learn/${slug}/${lessonId}`
  await page.goto(address)
  const sco = page.frameLocator('iframe[title^="بستهٔ"]').frameLocator('#content')
  await expect(sco.getByText('پایان')).toBeVisible({ timeout: 30_000 })
  for (const what of ['سند صفحه', 'انبار صفحه', 'آدرس صفحه', 'کوکی', 'بردن صفحه', 'خواندن از آروند'])
    await expect(sco.getByText(`${what}: نرسید`)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  // The part called the page directly, past the wrapper, and the page ignored it.
  await expect(page.getByRole('navigation', { name: 'بخش‌های بسته' })).toContainText('باز نشده')
  // The browser logs an error for each request that its policy refused.
  troubles.length = 0
})
