import { richText } from '@arvand/contracts/rich-text'
import { plainText } from '@arvand/contracts/rich-text-walk'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlToText } from './html-to-text.ts'

const picture = '01990000-0000-7000-8000-000000000001'

function read(html: string) {
  const left: string[] = []
  const attached: string[] = []
  const text = htmlToText(html, {
    picture: (src) => (src === '@@PLUGINFILE@@/a.png' ? picture : null),
    attach: (href) => href.startsWith('@@PLUGINFILE@@') && attached.push(href) > 0,
    leave: (what) => left.push(what),
  })
  return { content: text.content, left, attached }
}
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

test('paragraphs, headings, lists and marks are kept', () => {
  const { content } = read(
    '<h3>گره</h3>\n<p>متن  <b>پررنگ</b>\n و <a href="https://x.ir/?a=1&amp;b">پیوند</a></p><ol><li>یک</li><li><p>دو</p></li></ol>',
  )
  expect(content).toEqual([
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'گره' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'متن ' },
        { type: 'text', text: 'پررنگ', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' و ' },
        { type: 'text', text: 'پیوند', marks: [{ type: 'link', attrs: { href: 'https://x.ir/?a=1&b' } }] },
      ],
    },
    {
      type: 'orderedList',
      content: [
        { type: 'listItem', content: [paragraph('یک')] },
        { type: 'listItem', content: [paragraph('دو')] },
      ],
    },
  ])
})

test('formulas of three spellings are formulas', () => {
  const { content } = read('<p>اگر \\(a^2\\) و $$b^2$$ باشد</p><p>\\[ a^2+b^2=c^2 \\]</p>')
  expect(content).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'اگر ' },
        { type: 'formula', attrs: { tex: 'a^2' } },
        { type: 'text', text: ' و ' },
        { type: 'formula', attrs: { tex: 'b^2' } },
        { type: 'text', text: ' باشد' },
      ],
    },
    { type: 'formulaBlock', attrs: { tex: 'a^2+b^2=c^2' } },
  ])
})

test('pictures and files of the archive are taken, others are told', () => {
  const { content, left, attached } = read(
    '<p>پیش <img src="@@PLUGINFILE@@/a.png" alt="نقشه"> پس <img src="https://else.where/b.png" alt="دور"></p><video><source src="@@PLUGINFILE@@/v.mp4"></video>',
  )
  expect(content).toEqual([
    paragraph('پیش'),
    { type: 'image', attrs: { fileId: picture, alt: 'نقشه' } },
    paragraph('پس'),
  ])
  expect(left).toEqual(['دور'])
  expect(attached).toEqual(['@@PLUGINFILE@@/v.mp4'])
})

test('nothing that runs is kept', () => {
  const { content, left } = read(
    '<p onclick="steal()">متن<script>steal()</script><a href="javascript:steal()">پیوند</a></p><iframe src="https://evil.example"></iframe><svg onload="steal()"></svg>',
  )
  expect(JSON.stringify(content)).not.toMatch(/steal|javascript|evil/)
  expect(left).toEqual(['https://evil.example', 'svg'])
})

test('a table keeps its cells and spans', () => {
  const { content } = read(
    '<table><tbody><tr><th colspan="2">سر</th></tr><tr><td>یک</td><td></td></tr></tbody></table>',
  )
  expect(content).toEqual([
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [{ type: 'tableHeader', attrs: { colspan: 2, rowspan: 1 }, content: [paragraph('سر')] }],
        },
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', content: [paragraph('یک')] },
            { type: 'tableCell', content: [{ type: 'paragraph' }] },
          ],
        },
      ],
    },
  ])
})

test('a thousand lists in one another are laid flat', () => {
  const { content } = read(`${'<ul><li>'.repeat(1000)}ته${'</li></ul>'.repeat(1000)}`)
  expect(richText.safeParse({ type: 'doc', content }).success).toBe(true)
  expect(content.map((block) => plainText(block)).join()).toContain('ته')
})

const tags = [
  'p',
  'b',
  'ul',
  'li',
  'table',
  'tr',
  'td',
  'blockquote',
  'h2',
  'pre',
  'a',
  'div',
  'br',
  'img',
  'iframe',
]
const soup = fc.array(
  fc.oneof(
    fc.constantFrom(...tags).map((tag) => `<${tag}>`),
    fc.constantFrom(...tags).map((tag) => `</${tag}>`),
    fc.string(),
    fc.constantFrom('$$x$$', '\\(y\\)', '&lt;', '\0'),
  ),
)

test('whatever is read can be stored', () => {
  fc.assert(
    fc.property(soup, (parts) => {
      const { content } = read(parts.join(''))
      expect(richText.safeParse({ type: 'doc', content }).success).toBe(true)
    }),
  )
})
