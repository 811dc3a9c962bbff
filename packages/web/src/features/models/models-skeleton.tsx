import { Card } from "#ui/card.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";

export function ModelsSkeleton() {
  return (
    <Card>
      <SkeletonRows />
    </Card>
  );
}
