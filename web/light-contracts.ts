import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Endpoint } from '@arvand/contracts/endpoint'
import { formFieldsOf } from '@arvand/contracts/form-fields'
import type { Plugin } from 'vite'
import { z } from 'zod'

const contracts = fileURLToPath(new URL('../contracts/', import.meta.url))

/**
 * A screen knows an endpoint by its address and the fields of its form. Schemas stay with the server, so that no
 * schema library reaches a browser. A contract file with functions of its own is taken as it is.
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

/** An endpoint as screens import it. */
export function lightOf(endpoint: Endpoint) {
  const { service, method, path } = endpoint
  return { service, method, path, fields: formFieldsOf(endpoint) }
}

const isSchema = (value: unknown): boolean => value instanceof z.ZodType

const holdsSchema = (value: unknown): boolean =>
  isSchema(value) || (typeof value === 'object' && value !== null && Object.values(value).some(holdsSchema))

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'service' in value && 'reply' in value

/** Words and numbers stay as they are, a choice of words keeps its words; what else holds schemas stays behind. */
function plainOf(value: unknown): unknown {
  if (value instanceof z.ZodEnum) return { options: value.options }
  return holdsSchema(value) ? undefined : value
}
