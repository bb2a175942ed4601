import { aPaidCourse, putInCart } from '../commerce/at-bank.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

test('a course is found by a misspelt word with an Arabic letter, and read', {
  tag: ['@phone', '@gate'],
}, async ({ page, look }) => {
  await page.goto('/')
  const home = page.getByRole('main')
  await home.getByRole('searchbox', { name: 'جست‌وجو در آروند' }).fill('مسلسات از پايه')
  await home.getByRole('button', { name: 'جست‌وجو' }).click()
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(page.getByText('برای «مسلسات از پايه» نتیجه‌ای پیدا نشد')).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'مثلثات از پایه', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'مثلثات از پایه' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'سرفصل‌ها' })).toBeVisible()
  await look(page)
  // Nobody is signed in: the form leads to sign-in, which leads back.
  await page.getByRole('button', { name: 'ثبت‌نام رایگان' }).first().click()
  await expect(page).toHaveURL(/\/auth\/sign-in\?callbackUrl=%2Fcourses%2Ftrigonometry/)
})

test('the catalogue works without JavaScript: facets, orders, pages, paths, teachers', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    locale: 'fa-IR',
  })
  const page = await context.newPage()
  await page.goto('/courses')
  const cards = page.getByRole('list', { name: 'فهرست دوره‌ها' }).getByRole('article')
  await expect(cards).toHaveCount(10)
  const first = await cards.first().getByRole('heading').innerText()
  await page.getByRole('link', { name: 'صفحهٔ بعد' }).click()
  await expect(cards.first().getByRole('heading')).not.toHaveText(first)
  await page.getByRole('link', { name: 'ابتدای فهرست' }).click()
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /^ریاضی/ })
    .click()
  await expect(page).toHaveURL('/courses?category=mathematics')
  await page.getByRole('link', { name: 'به ترتیب نام' }).click()
  await expect(page.getByRole('link', { name: 'حذف «ریاضی»' })).toBeVisible()
  await cards.first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'چه یاد می‌گیرید' })).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text)['@type'])).toEqual(['Course', 'BreadcrumbList'])
  await page
    .getByRole('link', { name: /آرمان کاظمی/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'دکتر آرمان کاظمی' })).toBeVisible()
  const said = page.getByRole('region', { name: 'نظر دانشجویان' })
  await expect(said.getByText(/^از [۰-۹٬]+ نظر$/)).toBeVisible()
  await said
    .getByRole('link', { name: /^دربارهٔ «/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/courses\/[a-z0-9-]+$/)
  await page.goto('/paths')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('list', { name: 'دوره‌های این مسیر' })).toBeVisible()
  await expect(page.getByText('همهٔ دوره‌های مسیر، روی هم:')).toBeVisible()
  await page.getByRole('link', { name: 'شروع مسیر' }).first().click()
  await expect(page.getByRole('heading', { name: 'چه یاد می‌گیرید' })).toBeVisible()
  await context.close()
})

test('a path shows a learner how far they are, and leads on', { tag: '@phone' }, async ({ page, look }) => {
  await signInAs(page, 'learner')
  await page.goto('/paths/mathematics-for-konkur')
  await expect(page.getByRole('progressbar', { name: 'پیشرفت شما در این مسیر' })).toBeVisible()
  await expect(page.getByText('در دوره‌های شماست').or(page.getByText('گذرانده‌اید')).first()).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'ادامهٔ مسیر' }).first().click()
  await expect(page).toHaveURL(/\/(learn|courses)\/[a-z0-9-]+/)
})

test('a learner says what they think, keeps a course for later and finds it again', async ({
  page,
  look,
}) => {
  await signInAs(page, 'learner')
  const reviewed = 'فصل به فصل جلو رفتم و با دفتر و قلم تمرین کردم.'
  await page.goto('/courses/euclidean-geometry')
  await page.getByRole('radio', { name: 'خوب' }).check({ force: true })
  await page.getByRole('textbox', { name: 'نظر شما' }).fill(reviewed)
  await page.getByRole('button', { name: /^ثبت/ }).click()
  await expect(page.getByText('نظر شما ثبت شد')).toBeVisible()
  await expect(page.getByRole('list', { name: 'نظرها' }).getByText(reviewed)).toBeVisible()
  await look(page)
})

test('a course is kept for later and found again', async ({ page, look }) => {
  await page.goto('/terms')
  await arrive(page)
  await page.goto('/courses/nastaliq')
  await page
    .getByRole('button', { name: /^افزودن به علاقه‌مندی‌ها/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^حذف/ }).first()).toBeVisible()
  await page.goto('/panel/wishes')
  await expect(page.getByRole('heading', { name: 'نستعلیق با قلم نی' })).toBeVisible()
  await look(page)
})

test('a course of the cart is moved to the wishes', { tag: '@phone' }, async ({ page, look }) => {
  await arrive(page)
  const { slug, title } = await aPaidCourse(page, 0)
  await putInCart(page, slug)
  await page.goto('/cart')
  await page.getByRole('button', { name: `انتقال «${title}» به علاقه‌مندی‌ها` }).click()
  await expect(page.getByText(`«${title}» به علاقه‌مندی‌ها منتقل شد.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'سبد شما خالی است' })).toBeVisible()
  await look(page)
  await page.goto('/panel/wishes')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})
