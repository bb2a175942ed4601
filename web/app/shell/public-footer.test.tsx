import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { PublicFooter } from './public-footer.tsx'

function footerWith(trustSeal: { href: string; image: string } | null): string {
  const Page = createRoutesStub([{ id: 'root', path: '/', loader: () => null, Component: PublicFooter }])
  const loaderData = { root: { visitor: null, settings: { trustSeal } } }
  return renderToStaticMarkup(<Page initialEntries={['/']} hydrationData={{ loaderData }} />)
}

test('the seal of trust stands at the foot once it is set, and nothing in its place before', () => {
  expect(footerWith(null)).not.toMatch(/نماد|<img/)
  expect(footerWith({ href: 'https://seal.example/1', image: 'https://seal.example/1.png' })).toMatch(
    /<a[^>]*href="https:\/\/seal\.example\/1"[^>]*><img[^>]*alt="نماد اعتماد الکترونیکی"/,
  )
})

test('money back is called by one name', () => {
  expect(footerWith(null)).toContain('بازپرداخت')
})
