import { callsOf } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'

const text = (line: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: line }] }],
})

test('questions move between categories and leave the bank, and both is taken back', {
  tag: '@phone',
}, async ({ page, look, isMobile }) => {
  await signInAs(page, 'teacher')
  const call = callsOf(page)
  const mark = Math.random().toString(36).slice(2, 8)
  const [first, second] = [`جبر ${mark}`, `هندسه ${mark}`]
  const category = (title: string, parentId: string | null = null) =>
    call<{ categoryId: string }>('teacher/question/category/add', {
      title,
      parentId,
      requestId: crypto.randomUUID(),
    })
  const { categoryId } = await category(first)
  for (const line of ['یک', 'دو', 'سه']) {
    const begun = { kind: 'essay', categoryId, requestId: crypto.randomUUID() }
    const { questionId } = await call<{ questionId: string }>('teacher/question/make', begun)
    const question = { kind: 'essay', text: text(`سؤال ${line} ${mark}`) }
    await call('teacher/question/save', { questionId, revision: 0, question })
  }

  const tree = page.getByRole('navigation', { name: 'دسته‌ها' })
  const openTree = async () => {
    if (isMobile) await page.getByRole('button', { name: 'دسته‌ها و برچسب‌ها' }).click()
  }
  const rows = page.getByRole('list', { name: 'سؤال‌ها' }).getByRole('listitem')

  await test.step('the tree leads to a category with its questions', async () => {
    await page.goto('/teach/question-bank')
    await openTree()
    await tree.getByRole('link', { name: new RegExp(`${first}.*۳ سؤال`) }).click()
    await expect(rows).toHaveCount(3)
    await expect(page).toHaveURL(new RegExp(`categoryId=${categoryId}`))
    await look(page)
  })

  await test.step('a category is added inside', async () => {
    await page.getByText('زیردستهٔ تازه').click()
    await page.getByLabel('نام دسته').filter({ visible: true }).fill(second)
    await page.getByRole('button', { name: 'افزودن دسته' }).click()
    await expect(page.getByText('دسته اضافه شد.')).toBeVisible()
  })

  await test.step('the search and the state narrow the list, and stay in the address', async () => {
    await page.getByRole('searchbox').fill(`دو ${mark}`)
    await page.getByRole('button', { name: 'جست‌وجو' }).last().click()
    await expect(rows).toHaveCount(1)
    await expect(page).toHaveURL(/q=/)
    await page.goto(`/teach/question-bank?categoryId=${categoryId}`)
  })

  await test.step('two questions move, and move back', async () => {
    for (const line of ['یک', 'دو'])
      await page.getByRole('checkbox', { name: `انتخاب سؤال «سؤال ${line} ${mark}»` }).check()
    await page.getByText('انتقال به دسته').click()
    await page.getByRole('combobox', { name: 'دسته' }).selectOption({ label: `${first} › ${second}` })
    await page.getByRole('button', { name: 'انتقال', exact: true }).click()
    await expect(page.getByText('۲ سؤال منتقل شد.')).toBeVisible()
    await openTree()
    await expect(tree.getByRole('link', { name: new RegExp(`${second}.*۲ سؤال`) })).toBeVisible()
    if (isMobile) await page.keyboard.press('Escape')
    await look(page)
    await page.getByRole('button', { name: 'برگرداندن' }).click()
    await expect(page.getByText('۲ سؤال برگردانده شد.')).toBeVisible()
    await openTree()
    await expect(tree.getByRole('link', { name: new RegExp(`${second}.*۰ سؤال`) })).toBeVisible()
    if (isMobile) await page.keyboard.press('Escape')
  })

  await test.step('a question leaves the bank, and comes back', async () => {
    await page.getByRole('checkbox', { name: `انتخاب سؤال «سؤال سه ${mark}»` }).check()
    await page.getByText('حذف', { exact: true }).click()
    await page.getByRole('button', { name: 'حذف سؤال‌ها' }).click()
    await expect(page.getByText('۱ سؤال حذف شد.')).toBeVisible()
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: 'برگرداندن' }).click()
    await expect(rows).toHaveCount(3)
  })

  await test.step('the category is renamed and removed; its questions stay', async () => {
    await page.getByText('تغییر نام').click()
    await page.getByLabel('نام دسته').filter({ visible: true }).fill(`حساب ${mark}`)
    await page.getByRole('button', { name: 'ذخیرهٔ نام' }).click()
    await expect(page.getByText('نام دسته عوض شد.')).toBeVisible()
    await page.getByRole('button', { name: 'حذف دسته' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'حذف دسته' }).click()
    await expect(page).toHaveURL(/\/teach\/question-bank$/)
    await expect(page.getByRole('link', { name: new RegExp(`سؤال سه ${mark}`) })).toBeVisible()
  })
})
