import type { RichText as Text } from '@arvand/contracts/rich-text'
import { emptyText } from '@arvand/contracts/rich-text-walk'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from '../../ui/link.tsx'
import { withFormulas } from './formulas.server.ts'
import { headingsOf } from './heading-id.ts'
import { InnerLink } from './inner-link.ts'
import { RichText } from './rich-text.tsx'

const words = (text: string) => ({ type: 'text' as const, text })
const doc = (...content: Text['content']): Text => ({ type: 'doc', content })
const html = (text: Text, files = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <InnerLink value={Link}>
        <RichText text={withFormulas(text)} files={files} />
      </InnerLink>
    </MemoryRouter>,
  )

test('an empty text is nothing', () => {
  expect(html(emptyText)).toBe('')
  expect(withFormulas(null)).toBeNull()
})

test('headings have ids of their own, also when two say the same', () => {
  const heading = (level: 2 | 3) => ({
    type: 'heading' as const,
    attrs: { level },
    content: [words('حد و پیوستگی')],
  })
  const text = doc(heading(2), heading(3))
  expect(headingsOf(text).map(({ id }) => id)).toEqual(['حد-و-پیوستگی', 'حد-و-پیوستگی-2'])
  expect(html(text)).toContain('<h3 id="حد-و-پیوستگی-2"')
})

test('formulas are MathML, and a link in one leads nowhere', () => {
  const inline = { type: 'formula' as const, attrs: { tex: '\\href{javascript:alert(1)}{x}' } }
  const text = doc({ type: 'paragraph', content: [inline] }, { type: 'formulaBlock', attrs: { tex: 'x^2' } })
  const drawn = html(text)
  expect(drawn).toContain('<msup><mi>x</mi><mn>۲</mn></msup>')
  expect(drawn).not.toMatch(/href=/)
})

test('numbers in a formula are Persian; its TeX and the words in it stay as they were typed', () => {
  const drawn = html(doc({ type: 'formulaBlock', attrs: { tex: '\\mathbf{12} x = 3.14 \\text{ km2}' } }))
  expect(drawn).toContain('۱۲</mn>')
  expect(drawn).toContain('<mn>۳٫۱۴</mn>')
  expect(drawn).toMatch(/<mtext>.*km2<\/mtext>/)
  expect(drawn).toContain('\\mathbf{12} x = 3.14 \\text{ km2}</annotation>')
})

test('a formula that is too much or wrong stands as it was typed', () => {
  for (const tex of ['\\def\\a{\\a\\a}\\a', '\\frac{', '\\unknown'])
    expect(html(doc({ type: 'formulaBlock', attrs: { tex } }))).toContain(
      `<code class="font-mono">${tex}</code>`,
    )
})

test('what was put in place of MathML by hand is not drawn', () => {
  const attrs = { tex: 'x', mathml: '<img src=x onerror=alert(1)>' }
  expect(html(doc({ type: 'formulaBlock', attrs }))).not.toContain('<img')
})

test('code is coloured and its signs are words', () => {
  const code = (language: string | null) =>
    doc({ type: 'codeBlock', attrs: { language }, content: [words('if a < b: return "<b>"')] })
  expect(html(code('python'))).toMatch(/<span class="[^"]*text-primary-700[^"]*">if<\/span>/)
  expect(html(code('python'))).not.toContain('<b>')
  expect(html(code('klingon'))).toContain('if a &lt; b')
})

test('verses, tables, lists, notes and pictures', () => {
  const fileId = 'f'
  const drawn = html(
    doc(
      { type: 'verse', attrs: { first: 'توانا بود هر که دانا بود', second: 'ز دانش دل پیر برنا بود' } },
      { type: 'image', attrs: { fileId, alt: 'نمودار', caption: 'نمودار یک' } },
      { type: 'image', attrs: { fileId: 'gone', alt: 'گم‌شده' } },
      {
        type: 'callout',
        attrs: { tone: 'warning' },
        content: [{ type: 'paragraph', content: [words('بپایید')] }],
      },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              {
                type: 'tableHeader',
                attrs: { colspan: 2 },
                content: [{ type: 'paragraph', content: [words('سر')] }],
              },
            ],
          },
        ],
      },
      {
        type: 'orderedList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [words('یک')] }] }],
      },
      { type: 'horizontalRule' },
    ),
    { [fileId]: { src: '/media/f/file', sizes: [{ src: '/media/f/640.avif', width: 640 }] } },
  )
  expect(drawn).toContain('srcSet="/media/f/640.avif 640w"')
  expect(drawn).toContain('گم‌شده')
  expect(drawn).toContain('هشدار')
  expect(drawn).toContain('<th colSpan="2"')
  expect(drawn).toContain('<ol')
})

test('a link away opens beside, one of ours in place', () => {
  const link = (href: string) =>
    html(
      doc({
        type: 'paragraph',
        content: [{ type: 'text', text: 'ببینید', marks: [{ type: 'link', attrs: { href } }] }],
      }),
    )
  expect(link('https://example.com')).toContain('rel="noopener noreferrer nofollow"')
  expect(link('/courses')).toBe(
    '<div class="grid min-w-0 gap-4 wrap-anywhere "><p dir="auto"><a class="rounded-small text-primary-600 underline decoration-1 underline-offset-4 hover:decoration-2" href="/courses" data-discover="true">ببینید</a></p></div>',
  )
})

test('on a page without the router a link to one of ours is the browser’s own', () => {
  const marks = [{ type: 'link' as const, attrs: { href: '/courses' } }]
  const text = doc({ type: 'paragraph', content: [{ type: 'text', text: 'ببینید', marks }] })
  expect(renderToStaticMarkup(<RichText text={text} files={{}} />)).toMatch(
    /<a href="\/courses" class="[^"]*">ببینید<\/a>/,
  )
})

test('a film of another site is told by its name and address, and asked for only when it is wanted', () => {
  const url = 'https://www.aparat.com/video/video/embed/videohash/ab1Cd/vt/frame'
  const drawn = html(doc({ type: 'embed', attrs: { url, title: 'حد در یک نقطه' } }))
  expect(drawn).toContain('حد در یک نقطه')
  expect(drawn).toContain('از آپارات')
  expect(drawn).toContain(`href="${url}"`)
  expect(drawn).not.toContain('<iframe')
})

test('a numbered list goes on from its number', () => {
  const item = {
    type: 'listItem' as const,
    content: [{ type: 'paragraph' as const, content: [words('یک')] }],
  }
  expect(html(doc({ type: 'orderedList', attrs: { start: 5 }, content: [item] }))).toContain('<ol start="5"')
  expect(html(doc({ type: 'orderedList', content: [item] }))).not.toContain('start=')
})
