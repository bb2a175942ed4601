import { richText } from '@arvand/contracts/rich-text'
import { plainText } from '@arvand/contracts/rich-text-walk'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dividedText } from './divide-text.ts'
import { htmlToText } from './html-to-text.ts'

const picture = '01990000-0000-7000-8000-000000000001'

function read(html: string) {
  const left: string[] = []
  const attached: string[] = []
  const text = htmlToText(html, {
    picture: (src) => (src === '@@PLUGINFILE@@/a.png' ? picture : undefined),
    attach: (href) => href.startsWith('@@PLUGINFILE@@') && attached.push(href) > 0,
    link: (href) => (href.startsWith('$@') ? '#lesson:1' : null),
    leave: (what) => left.push(what),
  })
  return { content: text.content, left, attached }
}
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

test('paragraphs, headings, lists and marks are kept', () => {
  const { content } = read(
    '<h3>گره</h3>\n<p>متن  <b>پررنگ</b>\n و <a href="https://x.ir/?a=1&amp;b">لینک</a></p><ol><li>یک</li><li><p>دو</p></li></ol>',
  )
  expect(content).toEqual([
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'گره' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'متن ' },
        { type: 'text', text: 'پررنگ', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' و ' },
        { type: 'text', text: 'لینک', marks: [{ type: 'link', attrs: { href: 'https://x.ir/?a=1&b' } }] },
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

test('words that only a tag without meaning divides are one text', () => {
  expect(read('<p>LMS <acronym title="x">یعنی</acronym> <b>سامانهٔ</b><b> یادگیری</b></p>').content).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'LMS یعنی ' },
        { type: 'text', text: 'سامانهٔ یادگیری', marks: [{ type: 'bold' }] },
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
    '<p onclick="steal()">متن<script>steal()</script><a href="javascript:steal()">لینک</a></p><iframe src="javascript:steal()"></iframe><iframe src="data:text/html,steal"></iframe><svg onload="steal()"></svg>',
  )
  expect(JSON.stringify(content)).not.toMatch(/steal|javascript|data:/)
  expect(left).toEqual(['script', 'javascript:steal()', 'data:text/html,steal', 'svg'])
})

const film = (url: string, title?: string) => ({ type: 'embed', attrs: { url, ...(title ? { title } : {}) } })

test.each([
  [
    '<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?start=30" title="درس یکم"></iframe>',
    film('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=30', 'درس یکم'),
  ],
  [
    '<p><a href="https://youtu.be/dQw4w9WgXcQ?t=1m5s">فیلم درس</a></p>',
    film('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=65', 'فیلم درس'),
  ],
  [
    '<p>https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;list=x</p>',
    film('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'),
  ],
  [
    '<div id="1"><script src="https://www.aparat.com/embed/ab1Cd?data[rnddiv]=1"></script></div>',
    film('https://www.aparat.com/video/video/embed/videohash/ab1Cd/vt/frame'),
  ],
  [
    '<iframe src="https://www.aparat.com/video/video/embed/videohash/ab1Cd/vt/frame"></iframe>',
    film('https://www.aparat.com/video/video/embed/videohash/ab1Cd/vt/frame'),
  ],
  [
    '<p><a href="https://www.aparat.com/v/ab1Cd">https://www.aparat.com/v/ab1Cd</a></p>',
    film('https://www.aparat.com/video/video/embed/videohash/ab1Cd/vt/frame'),
  ],
  [
    '<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e"></iframe>',
    film('https://player.vimeo.com/video/76979871?h=8272103f6e'),
  ],
  [
    '<object width="4"><param name="movie" value="http://www.youtube.com/v/dQw4w9WgXcQ&amp;hl=en"><embed src="http://www.youtube.com/v/dQw4w9WgXcQ&amp;hl=en"></object>',
    film('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'),
  ],
  [
    '<object data="https://phet.example/sim.html" type="text/html"></object>',
    film('https://phet.example/sim.html'),
  ],
  [
    '<video><source src="https://youtu.be/dQw4w9WgXcQ"></video>',
    film('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'),
  ],
])('%s plays with its own address', (html, block) => {
  const { content, left } = read(html)
  expect(content).toEqual([block])
  expect(left).toEqual([])
})

test('a film within a line stays a link, and a page without https is one', () => {
  const { content, left } = read(
    '<p>ببینید: <a href="https://youtu.be/dQw4w9WgXcQ">فیلم</a></p><iframe src="http://old.example/x" title="قدیمی"></iframe><object data="@@PLUGINFILE@@/a.pdf"></object>',
  )
  expect(JSON.stringify(content)).toContain('"href":"https://youtu.be/dQw4w9WgXcQ"')
  expect(JSON.stringify(content)).toContain('"href":"http://old.example/x"')
  expect(JSON.stringify(content)).not.toContain('embed')
  expect(left).toEqual([])
})

test('long lists and tables go on as several, numbers and heads with them, and no row is lost', () => {
  const many = (count: number, of: (nth: number) => string) =>
    Array.from({ length: count }, (_, nth) => of(nth)).join('')
  const { content, left } = read(
    `<ol start="3">${many(2500, (nth) => `<li>i${nth}.</li>`)}</ol><table><tr><th>سر</th></tr>${many(3000, (nth) => `<tr><td>r${nth}.</td></tr>`)}</table><p>${'<b>پ</b><i> </i>x'.repeat(3000)}</p>`,
  )
  expect(content.flatMap((block) => (block.type === 'orderedList' ? (block.attrs?.start ?? 1) : []))).toEqual(
    [3, 1003, 2003],
  )
  const words = content.map((block) => plainText(block)).join('\n')
  for (const nth of [0, 999, 1000, 2499]) expect(words).toContain(`i${nth}.`)
  for (const nth of [0, 999, 1000, 2999]) expect(words).toContain(`r${nth}.`)
  const tables = content.filter((block) => block.type === 'table')
  expect(tables.length).toBeGreaterThan(2)
  expect(tables.every(({ content: [head] }) => head && plainText(head) === 'سر')).toBe(true)
  expect(words.match(/پ/g)).toHaveLength(3000)
  expect(left).toEqual([])
  const texts = dividedText({ type: 'doc', content })
  expect(texts.every((text) => richText.safeParse(text).success)).toBe(true)
  expect(texts.flatMap((text) => text.content)).toEqual(content)
})

test('three thousand paragraphs are divided where headings begin', () => {
  const html = Array.from(
    { length: 3000 },
    (_, nth) => `${nth % 100 === 0 ? `<h2>h${nth}</h2>` : ''}<p>p${nth}</p>`,
  ).join('')
  const { content } = read(html)
  const texts = dividedText({ type: 'doc', content })
  expect(texts.length).toBeGreaterThan(2)
  for (const text of texts) {
    expect(richText.safeParse(text).success).toBe(true)
    expect(text.content[0]?.type).toBe('heading')
  }
  expect(texts.flatMap((text) => text.content)).toEqual(content)
})

test('a text of many letters is divided into ones that its teacher can save', () => {
  const long = 'حرف '.repeat(1500)
  const html = `${`<p>${long}</p>`.repeat(100)}<table>${`<tr><td>${long}</td></tr>`.repeat(100)}</table>`
  const { content } = read(html)
  const texts = dividedText({ type: 'doc', content })
  expect(Math.max(...texts.map((text) => Buffer.byteLength(JSON.stringify(text))))).toBeLessThan(700_000)
  expect(texts.flatMap((text) => text.content)).toEqual(content)
  expect(
    content
      .map((block) => plainText(block))
      .join('')
      .match(/حرف/g),
  ).toHaveLength(300_000)
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
      for (const text of dividedText({ type: 'doc', content: read(parts.join('')).content }))
        expect(richText.safeParse(text).success).toBe(true)
    }),
  )
})

test('what is nested as nobody writes it is refused, not walked', () => {
  expect(() => read(`${'<div>'.repeat(10_000)}x`)).toThrow(RangeError)
  expect(read(`${'<div>'.repeat(300)}x`).content).toEqual([paragraph('x')])
})
