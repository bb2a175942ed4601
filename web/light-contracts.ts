import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Endpoint } from '@arvand/contracts/endpoint'
import { formFieldsOf } from '@arvand/contracts/form-fields'
import type { Plugin } from 'vite'
import { z } from 'zod'

const contracts = fileURLToPath(new URL('../contracts/', import.meta.url))

/**
 * Replaces the endpoints in contracts by their address and form fields for the browser. Their schemas stay on the
 * server, so that no schema library reaches a browser. A contract file with functions of its own is left as it is.
 */
export function lightContracts(): Plugin {
  return {
    name: 'light-contracts',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?')
      if (!file.startsWith(contracts) || !file.endsWith('.ts')) return null
      const exported: Record<string, unknown> = await import(pathToFileURL(file).href)
      const values = Object.entries(exported)
      if (!values.some(([, value]) => isSchema(value) || isEndpoint(value))) return null
      if (values.some(([, value]) => typeof value === 'function')) return null
      return values
        .flatMap(([name, value]) => {
          const light = isEndpoint(value) ? lightOf(value) : plainOf(value)
          return light === undefined ? [] : [`export const ${name} = ${JSON.stringify(light)}`]
        })
        .join('\n')
    },
  }
}

/** The form of an endpoint that screens import. */
export function lightOf(endpoint: Endpoint) {
  const { service, method, path } = endpoint
  return { service, method, path, fields: formFieldsOf(endpoint) }
}

const isSchema = (value: unknown): boolean => value instanceof z.ZodType

const holdsSchema = (value: unknown): boolean =>
  isSchema(value) || (typeof value === 'object' && value !== null && Object.values(value).some(holdsSchema))

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'service' in value && 'reply' in value

/**
 * The browser's form of another exported value: words and numbers stay, an enum keeps its options, and everything else
 * that holds schemas is left out.
 */
function plainOf(value: unknown): unknown {
  if (value instanceof z.ZodEnum) return { options: value.options }
  return holdsSchema(value) ? undefined : value
}
