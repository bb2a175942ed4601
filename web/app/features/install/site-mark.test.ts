import { expect, test } from 'vitest'
import { iconAddress, iconFiles, tabIcon } from '../../shell/site-icons.ts'
import { markPng, markSvg } from './site-mark.server.ts'

test('the mark is drawn in the colour of the site, in the size that a file says', () => {
  for (const file of iconFiles) {
    const png = markPng(file, '#8851c8')
    const size = Number(/\d+/.exec(file)?.[0])
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
    expect(png).not.toEqual(markPng(file, '#0e7c86'))
  }
  expect(markSvg('#8851c8')).toContain('#8851c8')
})

test('addresses change with what the icons show', () => {
  const plain = { palette: 'firuze', icons: null } as const
  const violet = { palette: 'banafsh', icons: null } as const
  const logo = { palette: 'banafsh', icons: '/media/0193' } as const
  const seen = [undefined, plain, violet, logo].map((site) => iconAddress(site, 'icon-512.png'))
  expect(seen).toEqual([
    '/icons/icon-512.png',
    '/icons/icon-512.png?v=firuze',
    '/icons/icon-512.png?v=banafsh',
    '/icons/icon-512.png?v=0193',
  ])
  expect(tabIcon(violet)).toEqual({ href: '/favicon.svg?v=banafsh', type: 'image/svg+xml' })
  expect(tabIcon(logo)).toEqual({ href: '/icons/icon-192.png?v=0193', type: 'image/png' })
})
