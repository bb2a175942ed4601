import { writeFileSync } from 'node:fs'
import { endpointsFile, printed } from './checks/endpoints.ts'
import { openTree } from './tree.ts'

/** `npm run endpoints`: writes contracts/endpoints.ts, the types of the endpoints that the web calls. */
writeFileSync(endpointsFile, printed(openTree(process.cwd())))
console.log(`✓ ${endpointsFile}`)
