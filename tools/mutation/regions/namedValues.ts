import { z } from 'zod';
import { regionFields } from '../../../src/domain/region/regionFields.ts';

const primitive = z.union([z.string(), z.number(), z.boolean(), z.null()]);
type Primitive = z.infer<typeof primitive>;

/** The part of a JSON schema that lists values. */
const Form = z.looseObject({
  enum: z.array(primitive).optional(),
  const: primitive.optional(),
  type: z.string().optional(),
  get anyOf() {
    return z.array(Form).optional();
  },
  get items() {
    return Form.optional();
  },
  get properties() {
    return z.record(z.string(), Form).optional();
  },
});
type Form = z.infer<typeof Form>;

const regionForm = Form.parse(z.toJSONSchema(regionFields));

const insideOf = (form: Form | undefined): Form | undefined =>
  form?.anyOf?.find(({ properties }) => properties !== undefined) ?? form;

const formAt = (path: string): Form | undefined =>
  path
    .split('.')
    .reduce<Form | undefined>((form, name) => insideOf(form)?.properties?.[name], regionForm);

function valuesOf(form: Form | undefined): readonly Primitive[] {
  if (form === undefined) return [];
  if (form.type === 'null') return [null];
  const own = form.const === undefined ? (form.enum ?? []) : [form.const];
  return [...own, ...(form.anyOf ?? []).flatMap(valuesOf)];
}

/** The values that the schema lists for a field, or for the elements of its list; none where it takes any. */
export const namedValues = (path: string): readonly Primitive[] => {
  const form = formAt(path);
  return valuesOf(form?.items ?? form);
};
