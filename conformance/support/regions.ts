import { region as baseFacts } from '../expectations/base.ts';
import { region as brFacts } from '../expectations/br.ts';
import { region as cbFacts } from '../expectations/cb.ts';
import { region as deFacts } from '../expectations/de.ts';
import { region as esFacts } from '../expectations/es.ts';
import { region as fannoFacts } from '../expectations/fanno.ts';
import { region as frFacts } from '../expectations/fr.ts';
import { region as gbFacts } from '../expectations/gb.ts';
import { region as idFacts } from '../expectations/id.ts';
import { region as ieFacts } from '../expectations/ie.ts';
import { region as itFacts } from '../expectations/it.ts';
import { region as meFacts } from '../expectations/me.ts';
import { region as mxFacts } from '../expectations/mx.ts';
import { region as myFacts } from '../expectations/my.ts';
import { region as phFacts } from '../expectations/ph.ts';
import { region as sgFacts } from '../expectations/sg.ts';
import { region as thFacts } from '../expectations/th.ts';
import { region as usFacts } from '../expectations/us.ts';
import { region as vnFacts } from '../expectations/vn.ts';
import { REGION_IDS, type RegionExpectations } from '../expectations/RegionExpectations.ts';

const stated: Readonly<Record<string, RegionExpectations>> = {
  base: baseFacts,
  br: brFacts,
  cb: cbFacts,
  de: deFacts,
  es: esFacts,
  fanno: fannoFacts,
  fr: frFacts,
  gb: gbFacts,
  id: idFacts,
  ie: ieFacts,
  it: itFacts,
  me: meFacts,
  mx: mxFacts,
  my: myFacts,
  ph: phFacts,
  sg: sgFacts,
  th: thFacts,
  us: usFacts,
  vn: vnFacts,
};

/** One region's expectations. @throws Error when no file states this region. */
export function expectationsOf(id: string): RegionExpectations {
  const found = stated[id];
  const own = found?.id;
  if (found === undefined || own?.kind === 'unspecified' || own?.value !== id)
    throw new Error(
      `No file of conformance/expectations states region "${id}"; the regions are: ${REGION_IDS.join(', ')}.`,
    );
  return found;
}
