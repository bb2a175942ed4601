import { describe, expect, test } from 'vitest'
import { outsideHostsIn } from './outside-hosts.ts'

describe('hosts that a package cannot do without', () => {
  test.each([
    ['a.html', '<script src="https://cdn.example.com/x.js"></script>'],
    ['a.htm', "<SCRIPT defer SRC='//cdn.example.com/x.js'></SCRIPT>"],
    ['a.html', '<iframe width=1 src=https://cdn.example.com/film></iframe>'],
    ['a.html', '<object type="x" data="https://cdn.example.com/x.swf"></object>'],
    ['a.html', '<img src="http://cdn.example.com/x.png">'],
    ['a.xhtml', '<link rel="stylesheet" href="http://cdn.example.com/x.css"/>'],
    ['a.html', "<script>fetch('https://cdn.example.com/data.json')</script>"],
    ['a.js', 'new WebSocket(`wss://cdn.example.com/live`)'],
    ['a.js', 'x.open("GET", "https://cdn.example.com/data", true)'],
    ['a.mjs', "import { a } from 'https://cdn.example.com/a.js'"],
    ['a.js', "s.src = 'https://cdn.example.com/a.js'"],
    ['a.css', '@font-face { src: url(http://cdn.example.com/a.woff) }'],
  ])('%s: %s', (path, text) => {
    expect(outsideHostsIn(path, text)).toEqual(['cdn.example.com'])
  })

  test.each([
    ['a.html', '<a href="https://example.com/">بیشتر</a>'],
    [
      'a.html',
      '<img src="https://example.com/x.png"><link rel="stylesheet" href="https://example.com/x.css">',
    ],
    ['a.html', '<!--[if lt IE 9]><script src="https://oss.example.com/shim.js"></script><![endif]-->'],
    ['a.html', '<script src="lib/x.js"></script><iframe src="data:text/html,x"></iframe>'],
    ['a.html', '<script src="http://localhost/x.js"></script>'],
    ['a.js', '/*! x v1 https://x.example.com/license */ const ns = "http://www.w3.org/2000/svg"'],
    ['a.css', '@import url(https://fonts.example.com/css)'],
  ])('none are in %s: %s', (path, text) => {
    expect(outsideHostsIn(path, text)).toEqual([])
  })

  test('each is named once, and no more than twenty', () => {
    const many = Array.from(
      { length: 50 },
      (_, nth) => `<script src="https://h${nth % 30}.example.com/x"></script>`,
    )
    expect(outsideHostsIn('a.html', many.join(''))).toHaveLength(20)
  })

  test.each(['<!--', '<script ', 'fetch( ', '<iframe src=//', 'url(http://', '.open("GET"  '])(
    'a file of nothing but %s is read to its end',
    (piece) => {
      const text = piece.repeat(2_000_000 / piece.length)
      for (const path of ['a.html', 'a.js', 'a.css']) expect(outsideHostsIn(path, text)).toEqual([])
    },
  )
})
