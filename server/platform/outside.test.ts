import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOutside } from './outside.ts'

const asked: string[] = []
const server = createServer((request, answer) => {
  asked.push(`${request.method} ${request.url}`)
  if (request.url === '/long') return answer.end('x'.repeat(300 * 1024))
  if (request.url === '/away') return answer.writeHead(302, { location: '/other' }).end()
  request.setEncoding('utf8')
  let body = ''
  request.on('data', (text: string) => {
    body += text
  })
  request.on('end', () => answer.writeHead(201).end(`told ${body}`))
})
let host: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('a server that the operator trusts is asked; what it answers comes back as it is', async () => {
  const outside = openOutside([host])
  const url = new URL(`http://${host}/score`)
  expect(await outside.ask({ url, method: 'POST', body: 'نمره' })).toEqual({ status: 201, text: 'told نمره' })
  const away = await outside.ask({ url: new URL('/away', url) })
  expect(away.status).toBe(302)
  await expect(outside.ask({ url: new URL('/long', url) })).rejects.toThrow('too long')
  expect(asked).toEqual(['POST /score', 'GET /away', 'GET /long'])
})

test.each([
  'https://127.0.0.1/',
  'https://10.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest',
  'http://school.example/',
  'https://name:word@school.example/',
  'file:///etc/passwd',
])('%s is not asked', async (address) => {
  const outside = openOutside([])
  expect(outside.mayAsk(new URL(address))).toBe(false)
  await expect(outside.ask({ url: new URL(address) })).rejects.toThrow('not a public address')
})

test('a name that leads to this machine is not asked, unless the operator trusts it', async () => {
  asked.length = 0
  await expect(openOutside([]).ask({ url: new URL('https://localhost/') })).rejects.toThrow(
    'not a public address',
  )
  await expect(openOutside(['localhost']).ask({ url: new URL('https://localhost:1/') })).rejects.toThrow(
    /ECONNREFUSED|^$/,
  )
  expect(asked).toEqual([])
})
