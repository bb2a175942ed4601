import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'vite'

const web = createRequire(join(import.meta.dirname, '../../../web/package.json'))
const packageOf = (name: string): string => dirname(web.resolve(`${name}/package.json`))

export type Client = 'next-auth' | 'ours'

/** A page's script as text. `next-auth` reads four environment variables, which a browser does not have. */
export async function bundle(client: Client): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    resolve: {
      alias: {
        'next-auth/react': web.resolve('next-auth/react'),
        'react-dom': packageOf('react-dom'),
        react: packageOf('react'),
      },
    },
    define: {
      'process.env.NEXTAUTH_URL': 'undefined',
      'process.env.NEXTAUTH_URL_INTERNAL': 'undefined',
      'process.env.VERCEL_URL': 'undefined',
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, `pages/${client}.tsx`),
        output: { format: 'iife' },
      },
    },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error(`${client} was not built`)
  return first.output[0].code
}
