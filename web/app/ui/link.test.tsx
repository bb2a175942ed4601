import { renderToStaticMarkup } from 'react-dom/server'
import { type LinkProps, MemoryRouter, Link as RouterLink } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './link.tsx'

const attributes = (html: string) => html.match(/ [\w-]+="[^"]*"/g)?.toSorted()
const inRouter = (link: React.ReactNode) =>
  renderToStaticMarkup(<MemoryRouter initialEntries={['/panel/notices?page=2']}>{link}</MemoryRouter>)

const asked: LinkProps[] = [
  { to: '/' },
  { to: '/panel/courses?filter=going#top', className: 'way', 'aria-current': 'page' },
  { to: '/courses/جبر', replace: true, preventScrollReset: true, state: { from: 'here' } },
  { to: '/panel', discover: 'none', target: '_blank', reloadDocument: true },
  { to: '?page=3' },
  { to: '..', relative: 'path' },
  { to: 'add' },
  { to: '//elsewhere.example/a' },
  { to: 'https://elsewhere.example/a' },
  { to: { pathname: '/panel', search: '?a=1' } },
]

test.each(asked)('the server draws the link to $to as the browser does', (props) => {
  const drawn = inRouter(<Link {...props}>برو</Link>)
  expect(attributes(drawn)).toEqual(attributes(inRouter(<RouterLink {...props}>برو</RouterLink>)))
})

test('a link to an address of ours is drawn without a router', () => {
  expect(renderToStaticMarkup(<Link to="/panel">برو</Link>)).toContain('href="/panel"')
})
