import { type getCareReport } from '@haven/contracts/care';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { careCountsCopy } from './copy.ts';

const careReportQuery = queryOptions({
  queryKey: ['care-report'],
  queryFn: () => call<typeof getCareReport>({ method: 'GET', path: '/api/care-report' }, {}),
});

/** How often crisis resources were shown, by year: numbers about nobody. */
export function CareCounts() {
  const { data, isError } = useQuery(careReportQuery);
  if (isError) return <p>{careCountsCopy.failed}</p>;
  if (!data) return <p>{careCountsCopy.loading}</p>;
  if (data.data.length === 0) return <p>{careCountsCopy.none}</p>;
  return (
    <table className="w-full max-w-(--hv-measure) border-collapse text-sm [&_td]:border-t [&_td]:border-line [&_td]:py-2 [&_th]:py-2 [&_th]:text-left">
      <caption className="sr-only">{careCountsCopy.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{careCountsCopy.year}</th>
          <th scope="col">{careCountsCopy.kind}</th>
          <th scope="col" className="text-right!">
            {careCountsCopy.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {data.data.map(({ year, kind, count }) => (
          <tr key={`${year}-${kind}`}>
            <td>{year}</td>
            <td>{kind}</td>
            <td className="text-right lining-nums tabular-nums">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
