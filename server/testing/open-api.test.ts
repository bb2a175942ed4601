import { services } from '@arvand/contracts/endpoint'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anApp, type TestApp } from './app.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly security?: unknown
  readonly responses: Readonly<Record<string, unknown>>
}

interface Document {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({ PANEL_URL: 'https://panel.example.ir/api/panel/' })
})
afterAll(() => arvand.close())

async function documentOf(service: string): Promise<Document> {
  const response = await arvand.app.inject({ url: `/api/${service}/openapi.json` })
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'application/json; charset=utf-8',
  ])
  return response.json()
}

it('each service prints all of its endpoints, and who may call them', async () => {
  for (const service of services) {
    const { openapi, paths } = await documentOf(service)
    expect(openapi).toBe('3.1.0')
    for (const endpoint of arvand.endpoints.filter((one) => one.service === service)) {
      const path = `/${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
      const operation = paths[path]?.[endpoint.method.toLowerCase()]
      expect([path, operation?.summary]).toEqual([path, endpoint.prose])
      expect([path, operation?.security !== undefined]).toEqual([path, endpoint.access !== 'public'])
    }
  }
})

it('home is described with its POST twin', async () => {
  const { paths } = await documentOf('home')
  for (const [path, operations] of Object.entries(paths))
    if (operations.get) expect([path, Object.keys(operations)]).toEqual([path, ['get', 'post']])
})

it('names of operations are unique, and the address is the one of the settings', async () => {
  const names: string[] = []
  for (const service of services)
    for (const operations of Object.values((await documentOf(service)).paths))
      names.push(...Object.values(operations).map(({ operationId }) => operationId))
  expect(new Set(names).size).toBe(names.length)
  expect(await documentOf('panel')).toMatchObject({
    servers: [{ url: 'https://panel.example.ir/api/panel' }],
  })
})
