import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { withFormulas } from '../rich-text/index.server.ts'
import { PostBlocks } from './post-body.tsx'
import { readPost } from './read-post.ts'

const html = (text: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PostBlocks blocks={withFormulas(readPost(text, { feed: true }))} />
    </MemoryRouter>,
  )

const harm = '<img src=x onerror=alert(1)>'

test.each([
  ['words', harm],
  ['code in a line', `\`${harm}\``],
  ['a fence', `\`\`\`html\n${harm}\n\`\`\``],
  ['a formula', `$\\text{${harm}}$`],
  ['a formula that is wrong', `$\\frac{${harm}$`],
  ['a formula with a picture', '$\\includegraphics{https://a.example/x.png}$'],
  ['a formula with a link', '$\\href{javascript:alert(1)}{x}$'],
  ['a formula with markup of its own', '$\\htmlData{onclick=alert(1)}{x}$'],
  ['an address', 'https://a.example/"onmouseover="alert(1)'],
  ['an address that is script', 'javascript:alert(1) data:text/html,<script>alert(1)</script>'],
  ['a hashtag', '#تگ"onclick="alert(1)'],
  ['a mention', '@sara"onclick="alert(1)'],
])('script in %s of a post is shown as it was typed, and does nothing', (_, text) => {
  const drawn = html(text)
  expect(drawn).not.toMatch(/<(?:img|script|iframe)/)
  expect(drawn).not.toMatch(/<[^>]+\son\w+=/)
  expect([...drawn.matchAll(/href="([^"]*)"/g)].every(([, to]) => /^(?:https:\/\/|\/)/.test(to ?? ''))).toBe(
    true,
  )
})
